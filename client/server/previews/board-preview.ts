import type { Period } from '@debut/events/boards/periods.ts'
import { Day, startOf } from '@debut/events/kernel/calendar.ts'
import { z } from 'zod'
import { box, drawPreview, picture } from './draw-preview.ts'
import { drawableText } from './drawable-text.ts'
import { DISPLAY } from './preview-fonts.ts'
import { colours, mark, stage } from './preview-scene.ts'

export const BoardShown = z.object({
  start: Day,
  total: z.int(),
  tools: z.array(
    z.object({ rank: z.int(), points: z.int().nullable(), hidden: z.boolean(), slug: z.string(), name: z.string(), logo: z.string() }),
  ),
})
type BoardShown = z.infer<typeof BoardShown>

export const BOARD_PLACES = 5

const TITLES: Record<Period, string> = { day: 'Launches of the day', week: 'Launches of the week', month: 'Launches of the month', year: 'Launches of the year' }
/** As luxon spells a period by its first day. */
const DATES: Record<Period, string> = { day: 'cccc d MMMM yyyy', week: "'Week of' d MMMM yyyy", month: 'MMMM yyyy', year: 'yyyy' }

const ROW = 88
const LIST = { left: 640, width: 488 }

const row = ({ rank, points, hidden, slug, name }: BoardShown['tools'][number], logo: string | undefined, isLast: boolean) =>
  box(
    { alignItems: 'center', height: ROW, borderBottom: isLast ? 'none' : `1px solid ${colours.line}` },
    !hidden &&
      box(
        { width: 46, fontFamily: DISPLAY, fontWeight: 700, fontSize: 34, color: rank <= 3 ? colours.paper : colours.faint },
        String(rank),
      ),
    logo === undefined ? box({ width: 56, height: 56, borderRadius: 14, backgroundColor: colours.line }) : picture(logo, 56, 14),
    box(
      { flexGrow: 1, flexShrink: 1, marginLeft: 20, fontWeight: 700, fontSize: 28, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      drawableText(name) ?? slug,
    ),
    points !== null && !hidden && box({ marginLeft: 16, fontWeight: 700, fontSize: 28, color: colours.lime }, String(points)),
  )

export const boardPreview = (period: Period, board: BoardShown, logos: readonly (string | undefined)[], host: string): Promise<Buffer> => {
  const places = board.tools.slice(0, BOARD_PLACES)
  const height = Math.max(1, places.length) * ROW
  const counted = board.total === 1 ? '1 launch' : `${board.total} launches`
  return drawPreview(
    `${stage({ x: 330, y: 548, reach: 250 })}${mark(72, 64, 44)}`,
    box(
      { width: '100%', height: '100%' },
      box({ position: 'absolute', left: 132, top: 62, fontFamily: DISPLAY, fontWeight: 700, fontSize: 38, letterSpacing: '-0.04em' }, 'Debut'),
      box(
        { position: 'absolute', left: 72, top: 190, width: 500, flexDirection: 'column' },
        box({ fontFamily: DISPLAY, fontWeight: 700, fontSize: 84, lineHeight: 1, letterSpacing: '-0.035em' }, TITLES[period]),
        box({ marginTop: 28, fontSize: 28, color: colours.soft }, startOf(board.start).setLocale('en').toFormat(DATES[period])),
        box({ marginTop: 8, fontSize: 28, color: colours.soft }, counted),
      ),
      box(
        {
          position: 'absolute',
          left: LIST.left,
          top: (630 - height) / 2 - 14,
          width: LIST.width,
          padding: '14px 28px',
          flexDirection: 'column',
          borderRadius: 28,
          border: `1px solid ${colours.line}`,
          backgroundColor: '#1b1611',
        },
        ...(places.length === 0
          ? [box({ height: ROW, alignItems: 'center', fontSize: 28, color: colours.soft }, 'The stage is free.')]
          : places.map((place, index) => row(place, logos[index], index === places.length - 1))),
      ),
      box({ position: 'absolute', left: 72, bottom: 30, fontSize: 24, color: colours.night, fontWeight: 700 }, host),
    ),
  )
}
