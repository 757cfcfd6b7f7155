import { addDays } from '@debut/events/kernel/days.ts'
import { SlotReleased } from '@debut/events/launches/launch-day-events.ts'
import {
  LaunchDisqualified,
  type LaunchEvent,
  LaunchReinstated,
  LaunchRescheduled,
  LaunchWithdrawn,
} from '@debut/events/launches/launch-events.ts'
import { type LineEvent, LineJoined, WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Handle } from '../../kernel/handle.ts'
import { type Cause, causeOf } from '../../kernel/processes/cause.ts'
import { defineProcess, type Work } from '../../kernel/processes/define-process.ts'
import { launch, launchStream } from '../launch.ts'
import { launchDay, launchDayStream } from '../launch-day.ts'
import { type LineState, placeName, serveLine } from './serve-line.ts'
import { waitingLine } from './waiting-line.ts'

const LOOK_MS = 1_000

interface Parts {
  readonly handle: Handle
  readonly clock: Clock
}

type LineWork = Work<LineState>
type Of<Type extends LaunchEvent['type']> = Extract<LaunchEvent, { type: Type }>['data']

/** Gives days to those who wait, and takes back the places of those who gave theirs up. Each step says nothing the second time. */
export const keepLine = defineProcess({
  name: 'waiting-line',
  runs: 'once',
  reads: [LineJoined, LaunchRescheduled, LaunchWithdrawn, LaunchDisqualified, LaunchReinstated, SlotReleased],
  begin: (_: Parts): LineState => ({ full: new Set() }),
  on: async (recorded, parts, work) => {
    const { event } = recorded
    const cause = causeOf(recorded)
    switch (event.type) {
      case 'LineJoined':
        return finishJoining(event.data, work, cause)
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
  { act, send }: LineWork,
  cause: Cause,
): Promise<void> => {
  if (because !== 'submitted' && because !== 'relaunched') return
  await act(launch, launchStream(launchId), { type: 'QueueLaunch', launchId, toolId, ownerId, whatChanged }, cause)
  await send(PlanLaunch, { toolId, launchId }, cause)
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

const joinAgain = async (
  { launchId, toolId, by }: Pick<Of<'LaunchReinstated'>, 'launchId' | 'toolId'> & Partial<Pick<Of<'LaunchRescheduled'>, 'by'>>,
  because: 'rescheduled' | 'reinstated',
  notBefore: Of<'LaunchRescheduled'>['from'] | null,
  { handle, clock }: Parts,
  { act }: LineWork,
  cause: Cause,
): Promise<void> => {
  const known = await handle.lookNow(launch, launchStream(launchId), { at: clock() })
  const ownerId = known?.ownerId ?? by
  // Read late, it may have its day again, or be withdrawn.
  if (known?.is !== 'queued' || known.disqualified || ownerId === undefined) return
  await act(waitingLine, WAITING_LINE, { type: 'JoinLine', launchId, toolId, ownerId, because, notBefore, whatChanged: null }, cause)
}

const letGo = async (
  { launchId, toolId }: Pick<Of<'LaunchWithdrawn'>, 'launchId' | 'toolId'>,
  from: Of<'LaunchWithdrawn'>['from'],
  { handle, clock }: Parts,
  { act }: LineWork,
  cause: Cause,
): Promise<void> => {
  const known = await handle.lookNow(launch, launchStream(launchId), { at: clock() })
  // Read late, it may be reinstated and have its day again.
  if (known?.is !== 'withdrawn' && known?.disqualified !== true) return
  const because = known.is === 'withdrawn' ? 'withdrawn' : 'disqualified'
  await act(waitingLine, WAITING_LINE, { type: 'LeaveLine', launchId, toolId, because, day: null }, cause)
  if (from !== null) await act(launchDay, launchDayStream(from), { type: 'ReleaseSlot', day: from, launchId }, cause)
}
