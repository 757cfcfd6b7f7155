import { awardOf, type Badge } from '@debut/events/tools/badge-answers.ts'
import { BADGE_HEIGHT, BADGE_WIDTH, type BadgeTheme } from '../../src/features/tools/badges/badge-themes.ts'
import { badgeLabel, claimOf, shortDateOf } from '../../src/features/tools/badges/badge-labels.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { fitText, textWidth } from './fit-text.ts'

interface Colours {
  readonly ground: string
  readonly line: string
  readonly ink: string
  readonly soft: string
  /** Of the mark: its ground, its light and the floor that this falls on. */
  readonly mark: readonly [ground: string, light: string, floor: string]
  /** Where something was won. */
  readonly stage: string
  readonly onStage: string
}

const LIME = '#fa6e1f'
/** Of one grey that can be read on white and on black. */
const GREY = '#7a746c'

const COLOURS: Readonly<Record<BadgeTheme, Colours>> = {
  light: {
    ground: '#fcfaf6',
    line: '#e6e0d6',
    ink: '#17130e',
    soft: '#5f574d',
    mark: ['#17130e', LIME, '#fcfaf6'],
    stage: '#ffe9d6',
    onStage: '#6d2f06',
  },
  dark: {
    ground: '#17130e',
    line: '#3a322a',
    ink: '#f6f1ea',
    soft: '#b9b0a5',
    mark: ['#fcfaf6', LIME, '#17130e'],
    stage: '#3d220f',
    onStage: '#ffb27a',
  },
  neutral: { ground: 'none', line: GREY, ink: GREY, soft: GREY, mark: [GREY, '#fff', '#fff'], stage: 'none', onStage: GREY },
}

/** Theirs, as a picture in somebody else's page can bring none: and so it shows a name in whatever script. */
const FONTS = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const COLUMN = 49
const LEFT = COLUMN + 11
const RIGHT = BADGE_WIDTH - 11
const GAP = 7
const NAME = 12
const CLAIM = 14
const DATE = 10.5

interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly anchor?: 'middle' | 'end'
  readonly room: number
}

/** What nearly fills its room is held to it, for those whose font is wider than most. */
const NEARLY_FULL = 0.85

const line = (text: string, { x, y, size, weight, fill, anchor, room }: Line): string => {
  const width = textWidth(text, size)
  const held = width > NEARLY_FULL * room ? ` textLength="${Math.round(Math.min(width, room))}" lengthAdjust="spacingAndGlyphs"` : ''
  const from = anchor === undefined ? '' : ` text-anchor="${anchor}"`
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${from}${held}>${escapeMarkup(text)}</text>`
}

/** A badge as it stands on other people's pages: nothing in it leads or reaches anywhere. */
export const badgeSvg = (name: string, badge: Badge, theme: BadgeTheme): string => {
  const { ground, line: edge, ink, soft, mark, stage, onStage } = COLOURS[theme]
  const isWon = awardOf(badge.kind) !== undefined
  const date = shortDateOf(badge)
  const dateRoom = date === '' ? 0 : textWidth(date, DATE)
  const [tile, light, floor] = mark
  const room = RIGHT - LEFT
  const claimRoom = room - (date === '' ? 0 : dateRoom + GAP)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_WIDTH}" height="${BADGE_HEIGHT}" viewBox="0 0 ${BADGE_WIDTH} ${BADGE_HEIGHT}" role="img" aria-labelledby="t" font-family="${FONTS}">
<title id="t">${escapeMarkup(badgeLabel(name, badge))}</title>
<rect x=".5" y=".5" width="${BADGE_WIDTH - 1}" height="${BADGE_HEIGHT - 1}" rx="11.5" fill="${ground}" stroke="${edge}"/>
<path d="M12 1h${COLUMN - 12}v52H12A11 11 0 0 1 1 42V12A11 11 0 0 1 12 1z" fill="${isWon ? stage : 'none'}"/><path d="M${COLUMN}.5 1v52" stroke="${edge}"/>
<g transform="translate(13 7)"><rect width="24" height="24" rx="7.5" fill="${tile}"/><path d="M6 18.5 12 5.5l6 13z" fill="${light}"/><ellipse cx="12" cy="18.5" rx="6" ry="1.6" fill="${floor}"/></g>
${line('Debut', { x: 25, y: 45, size: 11, weight: 700, fill: isWon ? onStage : ink, anchor: 'middle', room: COLUMN })}
${line(fitText(name, NAME, room), { x: LEFT, y: 22, size: NAME, weight: 500, fill: soft, room })}
${line(claimOf(badge), { x: LEFT, y: 41, size: CLAIM, weight: 700, fill: ink, room: claimRoom })}
${date === '' ? '' : line(date, { x: RIGHT, y: 41, size: DATE, weight: 500, fill: soft, anchor: 'end', room: dateRoom })}
</svg>
`
}
