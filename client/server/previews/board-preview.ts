import { lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { box, drawPreview, picture } from './draw-preview.ts'
import { drawableText } from './drawable-text.ts'
import { address, wordmark } from './preview-frame.ts'
import { DISPLAY } from './preview-fonts.ts'
import { colours, mark, stage } from './preview-scene.ts'

export const BoardShown = z.object({
  start: Day,
  total: z.int(),
  tools: z.array(
    z.object({
      rank: z.int().nullable(),
      points: z.int().nullable(),
      hidden: z.boolean(),
      slug: z.string(),
      name: z.string(),
      logo: z.string(),
    }),
  ),
})
type BoardShown = z.infer<typeof BoardShown>

export const BOARD_PLACES = 5

const TITLES: Record<Period, string> = {
  day: 'Launches of the day',
  week: 'Launches of the week',
  month: 'Launches of the month',
  year: 'Launches of the year',
}
const spelt = (day: Day, format: string) => startOf(day).setLocale('en').toFormat(format)

const datesOf = (period: Period, start: Day): string => {
  switch (period) {
    case 'day':
      return spelt(start, 'cccc d MMMM yyyy')
    case 'week': {
      const last = lastDayOfPeriod(period, start)
      const isOneMonth = start.slice(0, 7) === last.slice(0, 7)
      return `${spelt(start, isOneMonth ? 'd' : 'd MMMM')} to ${spelt(last, 'd MMMM yyyy')}`
    }
    case 'month':
      return spelt(start, 'MMMM yyyy')
    case 'year':
      return spelt(start, 'yyyy')
  }
}

const ROW = 86
const LOGO = 56
/** On screens that have two pixels for one. */
export const LOGO_PIXELS = 2 * LOGO
const SPOT = { x: 880, y: 574, reach: 300 }
const LIST = { left: 640, width: 480, padding: 12 }

const row = ({ rank, points, hidden, slug, name }: BoardShown['tools'][number], logo: string | undefined, isLast: boolean) =>
  box(
    { alignItems: 'center', height: ROW, borderBottom: isLast ? 'none' : `1px solid ${colours.line}` },
    rank !== null &&
      box(
        { width: 46, flexShrink: 0, fontFamily: DISPLAY, fontWeight: 700, fontSize: 34, color: rank <= 3 ? colours.paper : colours.faint },
        String(rank),
      ),
    logo === undefined
      ? box({ width: LOGO, height: LOGO, flexShrink: 0, borderRadius: 14, backgroundColor: colours.line })
      : box({ flexShrink: 0 }, picture(logo, LOGO, 14)),
    box(
      {
        flexGrow: 1,
        flexShrink: 1,
        marginLeft: 20,
        fontWeight: 700,
        fontSize: 28,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
      },
      drawableText(name) ?? slug,
    ),
    points !== null && !hidden && box({ marginLeft: 16, fontWeight: 700, fontSize: 28, color: colours.lime }, String(points)),
  )

type Logos = readonly (string | undefined)[]

export const boardPreview = (period: Period, board: BoardShown, logos: Promise<Logos>, host: string): Promise<Buffer> =>
  drawPreview({ scene: stage(SPOT), sign: mark(72, 64, 44), content: contentOf(period, board, logos, host) })

const contentOf = async (period: Period, board: BoardShown, loading: Promise<Logos>, host: string): Promise<ReactNode> => {
  const logos = await loading
  const places = board.tools.slice(0, BOARD_PLACES)
  const height = Math.max(1, places.length) * ROW + 2 * LIST.padding
  const counted = board.total === 1 ? '1 launch' : `${board.total} launches`
  return box(
    { width: '100%', height: '100%' },
    wordmark(),
    box(
      { position: 'absolute', left: 72, top: 126, width: 500, height: 410, flexDirection: 'column', justifyContent: 'center' },
      box({ fontFamily: DISPLAY, fontWeight: 700, fontSize: 84, lineHeight: 1, letterSpacing: '-0.03em' }, TITLES[period]),
      box({ marginTop: 28, fontSize: 28, color: colours.soft }, datesOf(period, board.start)),
      box({ marginTop: 8, fontSize: 28, color: colours.soft }, counted),
    ),
    box(
      {
        position: 'absolute',
        left: LIST.left,
        top: SPOT.y - 32 - height,
        width: LIST.width,
        height,
        padding: `${LIST.padding}px 28px`,
        boxSizing: 'border-box',
        flexDirection: 'column',
        borderRadius: 28,
        backgroundColor: colours.night,
      },
      ...(places.length === 0
        ? [box({ height: ROW, alignItems: 'center', fontSize: 28, color: colours.soft }, 'The stage is free.')]
        : places.map((place, index) => row(place, logos[index], index === places.length - 1))),
    ),
    address(host),
  )
}
