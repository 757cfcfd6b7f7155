import type { Day } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { Target } from '@debut/events/voting/vote-commands.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Fold } from '../kernel/decider.ts'
import type { Handle } from '../kernel/handle.ts'
import type { VotingFacts } from './voter.ts'

/** Of a launch: whose it is, and whether it has begun. */
const launchFacts: Fold<{ toolId: ToolId; boardDate: Day; opened: boolean } | undefined, LaunchEvent> = {
  initial: undefined,
  evolve: (_, { type, data: { toolId, boardDate } }) => ({ toolId, boardDate, opened: type === 'LaunchOpened' }),
}

/** Of a tool: who may not vote for it, and what its name stands for. */
const toolFacts: Fold<{ makers: readonly MemberId[]; newest: LaunchId | undefined }, ToolEvent> = {
  initial: { makers: [], newest: undefined },
  evolve: (state, event) =>
    event.type === 'ToolListed' ? { ...state, makers: event.data.makers } : { ...state, newest: event.data.launchId },
}

/** Of the voter's account. */
const memberFacts: Fold<{ registered: boolean; verified: boolean }, MemberEvent> = {
  initial: { registered: false, verified: false },
  settled: ({ registered, verified }) => registered && verified,
  evolve: (state, { type }) => ({
    registered: state.registered || type === 'MemberRegistered',
    verified: state.verified || type === 'EmailVerified',
  }),
}

type Known = 'as it was a second ago' | 'as it is now'

/** The launch that a command names; a tool stands for its newest. */
export const launchNamed = async (
  { launchId, toolId }: Target,
  handle: Handle,
  context: CommandContext,
  known: Known,
): Promise<LaunchId | undefined> => {
  if (launchId !== undefined || toolId === undefined) return launchId
  return (await recall(handle, known)(toolFacts, `tool-${toolId}`, context)).newest
}

/** Undefined where there is no such launch. */
export const votingFacts = async (
  launchId: LaunchId,
  memberId: MemberId,
  handle: Handle,
  context: CommandContext,
  known: Known,
): Promise<VotingFacts | undefined> => {
  const look = recall(handle, known)
  const [launch, account] = await Promise.all([
    look(launchFacts, `launch-${launchId}`, context),
    look(memberFacts, `member-${memberId}`, context),
  ])
  if (launch === undefined) return undefined
  const { makers } = await look(toolFacts, `tool-${launch.toolId}`, context)
  return { ...launch, ...account, makers }
}

const recall = (handle: Handle, known: Known) => (known === 'as it is now' ? handle.lookNow : handle.recall)
