import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { SlotReleased, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import {
  LaunchDisqualified,
  type LaunchEvent,
  LaunchReinstated,
  LaunchRescheduled,
  LaunchWithdrawn,
  launchStream,
} from '@debut/events/launches/launch-events.ts'
import { type LineEvent, LineJoined, PlaceTransferred, WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { AbandonLaunch } from '@debut/events/launches/launch-commands.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { type ToolEvent, ToolRemoved, ToolTransferred, toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Handle } from '../../kernel/handle.ts'
import { type Cause, causeOf } from '../../kernel/processes/cause.ts'
import { defineProcess, type Work } from '../../kernel/processes/define-process.ts'
import { launch } from '../launch.ts'
import { launchDay } from '../launch-day.ts'
import { type LineState, placeName, serveLine } from './serve-line.ts'
import { waitingLine } from './waiting-line.ts'

const LOOK_MS = 1_000
/** A transfer finishes within seconds or never. */
const TRANSFERRED_WITHIN = { seconds: 60 }

interface Parts {
  readonly handle: Handle
  readonly clock: Clock
}

type LineWork = Work<LineState>
type Of<Type extends LaunchEvent['type']> = Extract<LaunchEvent, { type: Type }>['data']

/** Gives days to those who wait, and takes back the places of those who gave theirs up. Each step says nothing the second time. */
export const keepLine = defineProcess({
  name: 'keep-line',
  runs: 'once',
  reads: [
    LineJoined,
    PlaceTransferred,
    ToolTransferred,
    ToolRemoved,
    LaunchRescheduled,
    LaunchWithdrawn,
    LaunchDisqualified,
    LaunchReinstated,
    SlotReleased,
  ],
  begin: (_: Parts): LineState => ({ full: new Set() }),
  on: async (recorded, parts, work) => {
    const { event } = recorded
    const cause = causeOf(recorded)
    switch (event.type) {
      case 'LineJoined':
        return finishJoining(event.data, parts, work, cause)
      case 'PlaceTransferred': {
        const notBefore = recorded.envelope.at.plus(TRANSFERRED_WITHIN)
        return parts.clock() < notBefore ? { notBefore } : followOwner(event.data, parts, work, cause)
      }
      case 'ToolTransferred':
        return followOwner(event.data, parts, work, cause)
      case 'ToolRemoved':
        return abandon(event.data, parts, work, cause)
      case 'SlotReleased':
        return void work.state.full.delete(placeName(event.data))
      case 'LaunchRescheduled':
        return toTheBack(event.data, parts, work, cause)
      case 'LaunchWithdrawn':
        return letGo(event.data, event.data.from, parts, work, cause)
      case 'LaunchDisqualified':
        return letGo(event.data, event.data.boardDate, parts, work, cause)
      case 'LaunchReinstated':
        return event.data.queued ? joinAgain(event.data, 'reinstated', null, parts, work, cause) : undefined
    }
  },
  every: [{ ms: LOOK_MS, run: serveLine }],
})

/** Joining may have been cut off behind the line's own word. */
const finishJoining = async (
  { launchId, toolId, ownerId, whatChanged, because }: Extract<LineEvent, { type: 'LineJoined' }>['data'],
  { handle, clock }: Parts,
  { act, send }: LineWork,
  cause: Cause,
): Promise<void> => {
  if (because !== 'submitted' && because !== 'relaunched') return
  await act(launch, launchStream(launchId), { type: 'JoinLine', launchId, toolId, ownerId, whatChanged }, cause)
  await send(PlanLaunch, { toolId, launchId }, cause)
  // Removed in the moment in which it joined.
  const { removed } = await handle.read(toolFacts, toolStream(toolId), { at: clock() })
  if (removed) await send(AbandonLaunch, { launchId, by: ownerId }, cause)
}

/** The launches of a tool that is gone, but for those whose day has begun. */
const abandon = async (
  { toolId, by }: Extract<ToolEvent, { type: 'ToolRemoved' }>['data'],
  { handle, clock }: Parts,
  { send }: LineWork,
  cause: Cause,
): Promise<void> => {
  const { launches } = await handle.read(toolFacts, toolStream(toolId), { at: clock() })
  for (const launchId of launches) await send(AbandonLaunch, { launchId, by }, cause)
}

const toTheBack = async (
  { launchId, toolId, from, by }: Of<'LaunchRescheduled'>,
  parts: Parts,
  work: LineWork,
  cause: Cause,
): Promise<void> => {
  await work.act(launchDay, launchDayStream(from), { type: 'ReleaseSlot', day: from, launchId }, cause)
  await joinAgain({ launchId, toolId, by }, 'rescheduled', addDays(from, 1), parts, work, cause)
}

/** Line and tool are two streams: where a transfer was cut off between them, the place goes back to the tool's owner. */
const followOwner = async (
  { toolId }: { readonly toolId: Of<'LaunchWithdrawn'>['toolId'] },
  { handle, clock }: Parts,
  { act }: LineWork,
  cause: Cause,
): Promise<void> => {
  const [{ ownerId }, { places }] = await Promise.all([
    handle.read(toolFacts, toolStream(toolId), { at: clock() }),
    handle.read(waitingLine, WAITING_LINE, { at: clock() }),
  ])
  if (ownerId === undefined) return
  const today = dayOf(clock())
  for (const { launchId } of places.filter((place) => place.toolId === toolId))
    await act(waitingLine, WAITING_LINE, { type: 'TransferPlace', launchId, toolId, ownerId, today, settles: true }, cause)
}

const joinAgain = async (
  { launchId, toolId, by }: Pick<Of<'LaunchReinstated'>, 'launchId' | 'toolId'> & Partial<Pick<Of<'LaunchRescheduled'>, 'by'>>,
  because: 'rescheduled' | 'reinstated',
  notBefore: Of<'LaunchRescheduled'>['from'] | null,
  { handle, clock }: Parts,
  { act }: LineWork,
  cause: Cause,
): Promise<void> => {
  const known = await handle.read(launch, launchStream(launchId), { at: clock() })
  const tool = await handle.read(toolFacts, toolStream(toolId), { at: clock() })
  const ownerId = tool.ownerId ?? known?.ownerId ?? by
  // Read late, it may have its day again, or be withdrawn.
  if (known?.is !== 'queued' || known.disqualified || ownerId === undefined) return
  const joining = { launchId, toolId, ownerId, because, notBefore, whatChanged: null } as const
  await act(waitingLine, WAITING_LINE, { type: 'JoinLine', ...joining, today: dayOf(clock()) }, cause)
}

const letGo = async (
  { launchId, toolId }: Pick<Of<'LaunchWithdrawn'>, 'launchId' | 'toolId'>,
  from: Of<'LaunchWithdrawn'>['from'],
  { handle, clock }: Parts,
  { act }: LineWork,
  cause: Cause,
): Promise<void> => {
  const known = await handle.read(launch, launchStream(launchId), { at: clock() })
  // Read late, it may be reinstated and have its day again.
  if (known?.is !== 'withdrawn' && known?.disqualified !== true) return
  const because = known.is === 'withdrawn' ? 'withdrawn' : 'disqualified'
  await act(waitingLine, WAITING_LINE, { type: 'LeaveLine', launchId, toolId, because, day: null }, cause)
  if (from !== null) await act(launchDay, launchDayStream(from), { type: 'ReleaseSlot', day: from, launchId }, cause)
}
