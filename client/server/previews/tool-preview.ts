import { Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { z } from 'zod'
import { box, drawPreview, picture } from './draw-preview.ts'
import { drawableText } from './drawable-text.ts'
import { address, wordmark } from './preview-frame.ts'
import { DISPLAY } from './preview-fonts.ts'
import { colours, mark, shadow, stage } from './preview-scene.ts'

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

const SPOT = { x: 948, y: 512, reach: 208 }
const LOGO = 252
const CORNER = 56

const dated = (day: Day) => startOf(day).setLocale('en').toFormat('d MMMM yyyy')

/** Of its newest launch. A rank is none while the points behind it are hidden. */
const standingOf = ([launch]: ToolFound['launches']) => {
  if (launch === undefined) return undefined
  const { boardDate, state, hidden, day } = launch
  if (state === 'scheduled') return { big: undefined, small: `On stage on ${dated(boardDate)}` }
  if (day === null || hidden) return { big: undefined, small: `Launched on ${dated(boardDate)}` }
  return { big: `#${day.rank}`, small: `of ${day.of} on ${dated(boardDate)}` }
}

const sizeOf = (name: string) => (name.length <= 10 ? 112 : name.length <= 16 ? 84 : 60)

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
  const scene = `${stage(SPOT)}${shadow(SPOT, LOGO / 2 - 8)}${mark(72, 64, 44)}`
  const onStage = { position: 'absolute', left: SPOT.x - LOGO / 2, top: SPOT.y - LOGO } as const
  const initial = box(
    {
      ...onStage,
      width: LOGO,
      height: LOGO,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: CORNER,
      backgroundColor: colours.paper,
      fontFamily: DISPLAY,
      fontWeight: 700,
      fontSize: 150,
      color: colours.night,
    },
    name.slice(0, 1).toUpperCase(),
  )
  return drawPreview(
    scene,
    box(
      { width: '100%', height: '100%' },
      wordmark(),
      box(
        { position: 'absolute', left: 72, top: 126, width: 640, height: 410, flexDirection: 'column', justifyContent: 'center' },
        ...words,
      ),
      address(`${host}/tool/${tool.slug}`),
      logo === undefined ? initial : box(onStage, picture(logo, LOGO, CORNER)),
    ),
  )
}
