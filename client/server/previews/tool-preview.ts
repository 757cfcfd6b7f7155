import { Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { z } from 'zod'
import { drawableText } from './drawable-text.ts'
import { starPreview } from './star-preview.ts'

export const ToolFound = z.object({
  tool: z.object({ slug: z.string(), name: z.string(), tagline: z.string(), logo: z.string() }),
  launches: z.array(
    z.object({
      boardDate: Day,
      state: z.string(),
      day: z.object({ rank: z.int().nullable(), of: z.int() }).nullable(),
    }),
  ),
})
type ToolFound = z.infer<typeof ToolFound>

const dated = (day: Day) => startOf(day).setLocale('en').toFormat('d MMMM yyyy')

/** Describes the newest launch. It has no rank while its points are hidden. */
const standingOf = ([launch]: ToolFound['launches']) => {
  if (launch === undefined) return undefined
  const { boardDate, state, day } = launch
  if (state === 'scheduled') return { big: undefined, small: `On stage on ${dated(boardDate)}` }
  if (day === null || day.rank === null) return { big: undefined, small: `Launched on ${dated(boardDate)}` }
  return { big: `#${day.rank}`, small: `of ${day.of} on ${dated(boardDate)}` }
}

/** All that its picture shows: what is alike here is the same picture. */
export const toolShown = ({ tool, launches }: ToolFound) => ({
  name: drawableText(tool.name) ?? tool.slug,
  line: drawableText(tool.tagline),
  standing: standingOf(launches),
  logo: tool.logo,
  slug: tool.slug,
})

export const toolPreview = (
  { name, line, standing, slug }: ReturnType<typeof toolShown>,
  logo: Promise<string | undefined>,
  host: string,
): Promise<Buffer> => starPreview({ name, line, standing, picture: logo, shape: 'square', address: `${host}/tool/${slug}` })
