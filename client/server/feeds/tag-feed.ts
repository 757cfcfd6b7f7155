import { Day } from '@debut/events/kernel/days.ts'
import { z } from 'zod'
import { type FeedOf, type Launched, launched, launchedOn } from './launch-feed.ts'

/** One that was merged names the tag that it stands under now. */
export const TagListing = z.union([
  z.object({ moved: z.string() }),
  z.object({ shownName: z.string().optional(), tools: z.array(z.object(launched)) }),
])
type Listed = Exclude<z.infer<typeof TagListing>, { moved: string }>

/** Boards are kept from then on. */
const FIRST_DAY = Day.parse('2019-01-01')

export const tagFeed = ({ tools, shownName }: Listed, tag: string, path: string): FeedOf<Launched> => ({
  title: `#${shownName ?? tag}`,
  description: `What makers file under ${shownName ?? tag}, the newest first.`,
  page: `/tags/${tag}`,
  path,
  since: FIRST_DAY,
  items: tools,
  note: launchedOn,
})
