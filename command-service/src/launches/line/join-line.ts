import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { JoinLine, JoinLineFor } from '@debut/events/launches/launch-commands.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { type LaunchId, launchIdFrom } from '@debut/events/tools/launch-id.ts'
import { FREE_RELAUNCH_DAYS } from '@debut/events/launches/launch-numbers.ts'
import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { type ToolFacts, toolFacts } from '@debut/events/tools/tool-facts.ts'
import { attemptOf, type CommandContext, type MemberContext } from '../../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../../kernel/handle.ts'
import type { Send } from '../../kernel/send.ts'
import { launch } from '../launch.ts'
import { clearPlace } from './clear-place.ts'
import { waitingLine } from './waiting-line.ts'

interface Parts {
  readonly handle: Handle
  readonly send: Send
}

interface Joins {
  readonly toolId: ToolId
  readonly memberId: MemberId
  readonly whatChanged: string | null
}

export const joinLine = (payload: PayloadOf<typeof JoinLine>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  join({ ...payload, memberId: context.identity.memberId }, context, parts)

export const joinLineFor = (payload: PayloadOf<typeof JoinLineFor>, context: CommandContext, parts: Parts): Promise<Outcome> =>
  join({ ...payload, whatChanged: null }, context, parts)

/** Three streams, so three appends; the line's comes first, and a process does the others where this is cut off. */
const join = async ({ toolId, memberId, whatChanged }: Joins, context: CommandContext, { handle, send }: Parts): Promise<Outcome> => {
  const launchId = launchIdFrom(context.commandId)
  const known = await handle.read(toolFacts, toolStream(toolId), context)
  if (!known.makers.includes(memberId) || known.ownerId === undefined) return { refusal: 'not-your-tool' }
  const { ownerId } = known
  const last = await lastLaunch(known.launches, launchId, handle, context)
  const refusal = whyNot({ whatChanged, last, ...known }, dayOf(context.at))
  if (refusal !== undefined) return { refusal }

  const because = last === undefined ? 'submitted' : 'relaunched'
  const joining = { launchId, toolId, ownerId, because, notBefore: null, whatChanged } as const
  const free = await clearPlace({ memberId: ownerId, unless: launchId }, context, { handle })
  if (isRefusal(free)) return free
  const joined = await handle(waitingLine, WAITING_LINE, { type: 'JoinLine', ...joining, today: dayOf(context.at) }, context)
  if (isRefusal(joined)) return joined
  const queued = await handle(launch, launchStream(launchId), { type: 'JoinLine', launchId, toolId, ownerId, whatChanged }, context)
  if (isRefusal(queued)) return queued
  // The tool's stream may have this command already, when the tool was submitted by it.
  await send(PlanLaunch, { toolId, launchId }, attemptOf(context, 'PlanLaunch', toolStream(toolId)))
  return queued
}

interface Last {
  readonly is: 'open' | 'over'
  readonly boardDate: Day | undefined
}

/** Of all others of the tool, the last that was not given up. */
const lastLaunch = async (
  launches: readonly LaunchId[],
  launchId: LaunchId,
  handle: Handle,
  context: CommandContext,
): Promise<Last | undefined> => {
  const today = dayOf(context.at)
  for (const each of launches.toReversed().filter((other) => other !== launchId)) {
    const known = await handle.read(launch, launchStream(each), context)
    if (known === undefined || known.is === 'withdrawn') continue
    const { boardDate, disqualified } = known
    return { is: !disqualified && (boardDate === undefined || boardDate >= today) ? 'open' : 'over', boardDate }
  }
  return undefined
}

const whyNot = (
  { shown, withheld, card, last, whatChanged }: ToolFacts & { last: Last | undefined; whatChanged: string | null },
  today: Day,
): string | undefined => {
  // What is held may wait, and takes no day.
  if (!shown && withheld !== 'hold') return 'unknown-tool'
  if (card === undefined || card.description === null) return 'tool-incomplete'
  if (last === undefined) return undefined
  if (last.is === 'open') return 'launch-open'
  if (last.boardDate !== undefined && today < addDays(last.boardDate, FREE_RELAUNCH_DAYS)) return 'relaunch-too-soon'
  return whatChanged === null ? 'what-changed' : undefined
}
