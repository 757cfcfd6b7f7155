import type { Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteCast, VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import type { Batch } from '../kernel/projector.ts'
import { openSpans, type Span, spansOf } from './spans.ts'

type Board = Pick<Span, 'period' | 'start'>

interface Moment {
  readonly position: LogPosition
  readonly at: Instant
}

interface Touch {
  readonly boards: readonly Board[]
  last: Moment
}

interface Touched {
  readonly boards: readonly (Board & Moment)[]
  readonly tools: ReadonlySet<ToolId>
}

const known = new WeakMap<Batch, Touched>()

/** The boards and tools that a batch changes, each board with the last event that changed it: for its rows, and then for its topics. */
export const touchedIn = (batch: Batch): Touched => {
  const touched = known.get(batch) ?? touchedBy(batch)
  known.set(batch, touched)
  return touched
}

const touchedBy = (batch: Batch): Touched => {
  const touches = new Map<string, Touch>()
  const tools = new Set<ToolId>()
  const touch = (key: string, boards: () => readonly Board[], last: Moment) => {
    const before = touches.get(key)
    if (before === undefined) touches.set(key, { boards: boards(), last })
    else before.last = last
  }
  /** Votes come by the thousand for a few days. */
  const touchOpen = (boardDate: Day, day: Day, last: Moment) => touch(`${boardDate} ${day}`, () => openSpans(boardDate, day), last)
  for (const { event, envelope, position } of eventsOf(batch)) {
    const last = { position, at: envelope.at }
    switch (event.type) {
      case 'VoteCast':
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored':
        touchOpen(event.data.boardDate, event.data.countsOn, last)
        tools.add(event.data.toolId)
        break
      case 'VoteWithdrawn':
        touchOpen(event.data.boardDate, event.data.withdrawnOn, last)
        tools.add(event.data.toolId)
        break
      case 'LaunchOpened':
        touchOpen(event.data.boardDate, event.data.boardDate, last)
        tools.add(event.data.toolId)
        break
      case 'LaunchDisqualified':
      case 'LaunchReinstated': {
        const { boardDate, toolId } = event.data
        // It stands on none of its boards, also where these are over.
        if (boardDate !== null) touch(`all ${boardDate}`, () => spansOf(boardDate), last)
        tools.add(toolId)
        break
      }
      case 'LaunchDayOpened':
        touchOpen(event.data.day, event.data.day, last)
        for (const { toolId } of event.data.launches) tools.add(toolId)
        break
      case 'LaunchDayClosed':
        touch(`day ${event.data.day}`, () => [{ period: 'day', start: event.data.day }], last)
        for (const { toolId } of event.data.standings) tools.add(toolId)
        break
      case 'AwardsGranted':
      case 'AwardRevised':
        touch(`${event.data.period} ${event.data.start}`, () => [event.data], last)
        for (const { toolId } of event.data.awards) tools.add(toolId)
        break
    }
  }
  return { boards: boardsOf([...touches.values()]), tools }
}

/** Each board once, with the last of its touches. */
const boardsOf = (touches: readonly Touch[]): Touched['boards'] => {
  const boards = new Map<string, Board & Moment>()
  for (const { boards: touched, last } of touches.toSorted((one, other) => one.last.position - other.last.position)) {
    for (const { period, start } of touched) boards.set(`${period} ${start}`, { period, start, ...last })
  }
  return [...boards.values()]
}

const eventsOf = (batch: Batch) =>
  batch.of(
    VoteCast,
    VoteWithdrawn,
    VoteHeld,
    VoteVoided,
    VoteRestored,
    LaunchOpened,
    LaunchDisqualified,
    LaunchReinstated,
    LaunchDayOpened,
    LaunchDayClosed,
    AwardsGranted,
    AwardRevised,
  )
