import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import type { Network } from './network.ts'

/** Commands that change nothing which other readers of a product look at. */
const OWN = [
  'AwaitLaunch',
  'BlockMember',
  'ChangeName',
  'ChangePreferences',
  'DescribeProfile',
  'FollowMember',
  'FollowTool',
  'MarkNotificationsRead',
  'MuteMember',
  'MuteThread',
  'MuteTool',
  'MuteWord',
  'PublishSaved',
  'RegisterMember',
  'SaveTool',
  'StopAwaitingLaunch',
  'UnblockMember',
  'UnfollowMember',
  'UnfollowTool',
  'UnmuteMember',
  'UnmuteThread',
  'UnmuteTool',
  'UnmuteWord',
  'UnpublishSaved',
  'UnsaveTool',
]

const Command = z.object({ type: z.string() })

/** Refuses commands that would change what others look at, as the product refuses those who may not send them. */
export const tieHands = (context: BrowserContext, network: Network) =>
  context.route('**/api/commands', (route) => {
    const { data } = Command.safeParse(route.request().postDataJSON())
    if (data === undefined || OWN.includes(data.type)) return route.fallback()
    network.noteRefused(route.request().url())
    return route.fulfill({ status: 403, json: { code: 'forbidden', message: 'This is not yours to see or do.' } })
  })
