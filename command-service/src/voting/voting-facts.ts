import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { type MemberEvent, memberStream } from '@debut/events/members/member-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { makersAfter } from '@debut/events/tools/makers-after.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { Target } from '@debut/events/voting/vote-commands.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Fold } from '../kernel/decider.ts'
import type { Handle } from '../kernel/handle.ts'
import type { VotingFacts } from './voter.ts'

/** Of a launch: whose it is, whether it has begun, and that it may be voted for. */
const launchFacts: Fold<{ toolId: ToolId; boardDate: Day | undefined; opened: boolean; stands: boolean } | undefined, LaunchEvent> = {
  initial: undefined,
  evolve: (state, event) => {
    const { toolId } = event.data
    const before = state ?? { toolId, boardDate: undefined, opened: false, stands: true }
    switch (event.type) {
      case 'LaunchScheduled':
        return { ...before, boardDate: event.data.boardDate }
      case 'LaunchOpened':
        return { ...before, boardDate: event.data.boardDate, opened: true }
      case 'LaunchDisqualified':
        return { ...before, stands: false }
      case 'LaunchReinstated':
        return { ...before, stands: true }
      case 'LaunchQueued':
      case 'LaunchRescheduled':
      case 'LaunchWithdrawn':
        return before
    }
  },
}

/** Of a tool: who may not vote for it, its launches, the newest first, and whether it is out of sight. */
const toolFacts: Fold<{ makers: readonly MemberId[]; launches: readonly LaunchId[]; hidden: boolean }, ToolEvent> = {
  initial: { makers: [], launches: [], hidden: false },
  evolve: ({ makers, launches, hidden }, event) => ({
    hidden: event.type !== 'ToolShown' && (hidden || event.type === 'ToolHidden' || event.type === 'ToolRemoved'),
    makers: makersAfter(makers, event),
    launches: event.type === 'LaunchPlanned' ? [event.data.launchId, ...launches] : launches,
  }),
}

/** Of the voter's account. */
const memberFacts: Fold<{ registered: boolean; verified: boolean; erased: boolean }, MemberEvent> = {
  initial: { registered: false, verified: false, erased: false },
  // But for the erasure, for which each instance forgets the stream.
  settled: ({ registered, verified }) => registered && verified,
  evolve: (state, { type }) => ({
    registered: type !== 'MemberErased' && (state.registered || type === 'MemberRegistered'),
    verified: state.verified || type === 'EmailVerified' || type === 'PhoneVerified',
    erased: state.erased || type === 'MemberErased',
  }),
}

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
  const { launches } = await look(toolFacts, `tool-${toolId}`, context)
  for (const launch of launches) if ((await look(launchFacts, `launch-${launch}`, context))?.opened) return launch
  return launches[0]
}

/** An erased member takes back no vote either. */
export const isErased = async (memberId: MemberId, handle: Handle, context: CommandContext): Promise<boolean> =>
  (await handle.recall(memberFacts, memberStream(memberId), context)).erased

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
    look(launchFacts, `launch-${launchId}`, context),
    look(memberFacts, memberStream(memberId), context),
  ])
  if (launch === undefined) return undefined
  const { makers, hidden } = await look(toolFacts, `tool-${launch.toolId}`, context)
  if (hidden) return undefined
  const { toolId, boardDate, opened, stands } = launch
  const { registered, verified } = account
  return { toolId, boardDate, opened: opened && stands, registered, verified, makers }
}

const recall = (handle: Handle, known: Known) => (known === 'as it is now' ? handle.lookNow : handle.recall)
