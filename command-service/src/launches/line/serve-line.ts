import { dayOf } from '@debut/events/kernel/calendar.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { launchBornAt } from '@debut/events/tools/launch-id.ts'
import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { type Handle, isRefusal } from '../../kernel/handle.ts'
import type { Cause } from '../../kernel/processes/cause.ts'
import type { Work } from '../../kernel/processes/define-process.ts'
import { launch } from '../launch.ts'
import { launchDay } from '../launch-day.ts'
import { placesToAsk } from './places-to-ask.ts'
import { type Sought, type Waiting, waitingLine } from './waiting-line.ts'

interface Parts {
  readonly handle: Handle
  readonly clock: Clock
}

export interface LineState {
  /** Days and lanes that were full when they were asked, so that a long line asks each of them once. */
  readonly full: Set<string>
}

export const placeName = ({ day, lane }: Sought) => `${day} ${lane}`

/** Gives everybody who waits the first place that is free, in the order in which they came. */
export const serveLine = async (parts: Parts, work: Work<LineState>): Promise<void> => {
  const { waiting } = await parts.handle.read(waitingLine, WAITING_LINE, { at: parts.clock() })
  for (const each of waiting) await serve(each, parts, work)
}

const causeOf = ({ launchId, turn }: Waiting): Cause => ({ of: `turn ${turn} of the waiting line`, at: instantAt(launchBornAt(launchId)) })

const serve = async (waiting: Waiting, { handle, clock }: Parts, { act, state: { full }, ...work }: Work<LineState>): Promise<void> => {
  const { launchId, toolId, sought } = waiting
  const today = dayOf(clock())
  const cause = causeOf(waiting)
  let { seeks } = waiting
  for (const place of placesToAsk(waiting, clock())) {
    // The place that was asked for last is asked again however full it is: the answer may have got lost.
    if (place !== sought && full.has(placeName(place))) continue
    if (!(await mayTakeDay(waiting, { handle, clock }))) return
    const noted = await act(waitingLine, WAITING_LINE, { type: 'SeekDay', launchId, toolId, sought: place, seeks }, cause)
    if (isRefusal(noted)) return
    if (noted.changed) seeks += 1
    const { day, lane } = place
    const assigned = await act(launchDay, launchDayStream(day), { type: 'AssignSlot', day, today, launchId, toolId, lane }, cause)
    if (!isRefusal(assigned)) return settle(waiting, place, { act, ...work }, cause)
    if (assigned.refusal === 'day-full') full.add(placeName(place))
  }
}

/** A tool that is out of sight goes on waiting. Hidden once it was given a place, it has it. */
const mayTakeDay = async ({ launchId, toolId, sought }: Waiting, { handle, clock }: Parts): Promise<boolean> => {
  if ((await handle.recall(toolFacts, toolStream(toolId), { at: clock() })).shown) return true
  if (sought === undefined) return false
  const { slots } = await handle.read(launchDay, launchDayStream(sought.day), { at: clock() })
  return slots.some((slot) => slot.launchId === launchId)
}

/** It has its place: the launch is scheduled, and leaves the line. Withdrawn or disqualified meanwhile, it gives the place back. */
const settle = async (
  { launchId, toolId }: Waiting,
  { day, lane }: Sought,
  { act }: Pick<Work<LineState>, 'act'>,
  cause: Cause,
): Promise<void> => {
  const scheduled = await act(launch, launchStream(launchId), { type: 'ScheduleLaunch', launchId, toolId, boardDate: day, lane }, cause)
  if (isRefusal(scheduled)) await act(launchDay, launchDayStream(day), { type: 'ReleaseSlot', day, launchId }, cause)
  const because = isRefusal(scheduled) ? 'withdrawn' : 'scheduled'
  await act(waitingLine, WAITING_LINE, { type: 'LeaveLine', launchId, toolId, because, day: isRefusal(scheduled) ? null : day }, cause)
}
