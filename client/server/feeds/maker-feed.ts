import { Day } from '@debut/events/kernel/days.ts'
import { z } from 'zod'
import { type FeedOf, type Launched, launched, launchedOn } from './launch-feed.ts'

export const MakerLaunches = z.union([
  z.object({ moved: z.string() }),
  z.object({ username: z.string(), joined: z.iso.datetime(), launches: z.array(z.object(launched)) }),
])
type Launches = Exclude<z.infer<typeof MakerLaunches>, { moved: string }>

export const makerFeed = ({ username, joined, launches }: Launches, path: string): FeedOf<Launched> => ({
  title: `Launches of ${username}`,
  description: `What ${username} brings to the stage, the newest first.`,
  page: `/profile/${encodeURIComponent(username)}`,
  path,
  since: Day.parse(joined.slice(0, 10)),
  items: launches,
  note: launchedOn,
})
