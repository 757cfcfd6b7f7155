import { Day, startOf } from '@debut/events/kernel/calendar.ts'
import { z } from 'zod'
import { box, drawPreview, picture } from './draw-preview.ts'
import { drawableText } from './drawable-text.ts'
import { DISPLAY } from './preview-fonts.ts'
import { colours, mark, stage } from './preview-scene.ts'

export const ToolFound = z.object({
  tool: z.object({ slug: z.string(), name: z.string(), tagline: z.string(), logo: z.string() }),
  launches: z.array(
    z.object({
      boardDate: Day,
      state: z.string(),
      hidden: z.boolean(),
      day: z.object({ rank: z.int(), of: z.int() }).nullable(),
    }),
  ),
})
type ToolFound = z.infer<typeof ToolFound>

const SPOT = { x: 955, y: 478, reach: 210 }
const LOGO = 240

const dated = (day: Day) => startOf(day).setLocale('en').toFormat('d MMMM yyyy')

/** Of its newest launch. A rank is none while the points behind it are hidden. */
const standingOf = ([launch]: ToolFound['launches']) => {
  if (launch === undefined) return undefined
  const { boardDate, state, hidden, day } = launch
  if (state === 'scheduled') return { big: undefined, small: `On stage on ${dated(boardDate)}` }
  if (day === null || hidden) return { big: undefined, small: `Launched on ${dated(boardDate)}` }
  return { big: `#${day.rank}`, small: `of ${day.of} on ${dated(boardDate)}` }
}

const sizeOf = (name: string) => (name.length <= 10 ? 108 : name.length <= 18 ? 84 : 64)

export const toolPreview = ({ tool, launches }: ToolFound, logo: string | undefined, host: string): Promise<Buffer> => {
  const name = drawableText(tool.name) ?? tool.slug
  const tagline = drawableText(tool.tagline)
  const standing = standingOf(launches)
  const words = [
    box({ fontFamily: DISPLAY, fontWeight: 700, fontSize: sizeOf(name), lineHeight: 1.02, letterSpacing: '-0.035em' }, name),
    tagline && box({ marginTop: 26, fontSize: 34, lineHeight: 1.34, color: colours.soft }, tagline),
    standing &&
      box(
        { marginTop: 38, alignItems: 'center', fontSize: 28, color: colours.soft },
        standing.big &&
          box(
            { marginRight: 18, fontFamily: DISPLAY, fontWeight: 700, fontSize: 56, letterSpacing: '-0.03em', color: colours.paper },
            standing.big,
          ),
        standing.small,
      ),
  ]
  const scene = `${stage(SPOT)}${mark(72, 64, 44)}${logo === undefined ? mark(SPOT.x - LOGO / 2, SPOT.y - LOGO - 6, LOGO) : ''}`
  return drawPreview(
    scene,
    box(
      { width: '100%', height: '100%' },
      box({ position: 'absolute', left: 132, top: 62, fontFamily: DISPLAY, fontWeight: 700, fontSize: 38, letterSpacing: '-0.04em' }, 'Debut'),
      box(
        { position: 'absolute', left: 72, top: 130, width: 620, height: 420, flexDirection: 'column', justifyContent: 'center' },
        ...words,
      ),
      box({ position: 'absolute', left: 72, bottom: 52, fontSize: 24, color: colours.faint }, `${host}/tool/${tool.slug}`),
      logo !== undefined && box({ position: 'absolute', left: SPOT.x - LOGO / 2, top: SPOT.y - LOGO - 6 }, picture(logo, LOGO, 54)),
    ),
  )
}
