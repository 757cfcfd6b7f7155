import { Day } from '@debut/events/kernel/days.ts'
import { z } from 'zod'
import { type FeedOf, type Launched, launched, launchedOn } from './launch-feed.ts'

export const TagListing = z.object({ tools: z.array(z.object(launched)) })

/** Boards are kept from then on. */
const FIRST_DAY = Day.parse('2019-01-01')

export const tagFeed = ({ tools }: z.infer<typeof TagListing>, tag: string, path: string): FeedOf<Launched> => ({
  title: `#${tag}`,
  description: `What makers file under ${tag}, the newest first.`,
  page: `/tags/${tag}`,
  path,
  since: FIRST_DAY,
  items: tools,
  note: launchedOn,
})
