import { launchFacts } from '@debut/events/launches/launch-facts.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import type { Target } from '@debut/events/voting/vote-commands.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { votedTool } from './voted-tool.ts'
import type { VotingFacts } from './voter.ts'

type Known = 'as it was a second ago' | 'as it is now'

/** The launch that a command names. A tool stands for its newest that takes votes, however soon it launches again; else for the one that will. */
export const launchNamed = async (
  { launchId, toolId }: Target,
  handle: Handle,
  context: CommandContext,
  known: Known,
): Promise<LaunchId | undefined> => {
  if (launchId !== undefined || toolId === undefined) return launchId
  const look = recall(handle, known)
  const { launches } = await look(votedTool, toolStream(toolId), context)
  for (const launch of launches.toReversed()) if ((await look(launchFacts, launchStream(launch), context))?.is === 'opened') return launch
  return launches.at(-1)
}

/** An erased member takes back no vote either. */
export const isErased = async (memberId: MemberId, handle: Handle, context: CommandContext): Promise<boolean> =>
  (await handle.recall(membership, memberStream(memberId), context)).erased

/** Undefined where there is no such launch, or its tool is out of sight. */
export const votingFacts = async (
  launchId: LaunchId,
  memberId: MemberId,
  handle: Handle,
  context: CommandContext,
  known: Known,
): Promise<VotingFacts | undefined> => {
  const look = recall(handle, known)
  const [launch, account] = await Promise.all([
    look(launchFacts, launchStream(launchId), context),
    look(membership, memberStream(memberId), context),
  ])
  if (launch === undefined) return undefined
  const { makers, formerMakers, shown } = await look(votedTool, toolStream(launch.toolId), context)
  if (!shown) return undefined
  const { toolId, boardDate, is, disqualified } = launch
  const { registered, verified } = account
  return { toolId, boardDate, opened: is === 'opened' && !disqualified, registered, verified, makers, leftOn: formerMakers.get(memberId) }
}

const recall = (handle: Handle, known: Known) => (known === 'as it is now' ? handle.read : handle.recall)
