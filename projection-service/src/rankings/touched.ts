import type { Period } from '@debut/events/boards/periods.ts'
import type { Day } from '@debut/events/kernel/calendar.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteCast, VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import type { Batch } from '../kernel/projector.ts'
import { openSpans, type Span, spansOf } from './spans.ts'

type Board = Pick<Span, 'period' | 'start'>

interface Touched {
  readonly boards: readonly { readonly period: Period; readonly start: Day; readonly position: LogPosition }[]
  readonly tools: ReadonlySet<ToolId>
}

/** The boards and tools that a batch has news of, each board with the position of the last event that changed it. */
export const touchedIn = (batch: Batch): Touched => {
  const boards = new Map<string, Board & { readonly position: LogPosition }>()
  const tools = new Set<ToolId>()
  const touch = (touched: readonly Board[], position: LogPosition) => {
    for (const { period, start } of touched) boards.set(`${period} ${start}`, { period, start, position })
  }
  for (const { event, position } of eventsOf(batch)) {
    switch (event.type) {
      case 'VoteCast':
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored':
        touch(openSpans(event.data.boardDate, event.data.countsOn), position)
        tools.add(event.data.toolId)
        break
      case 'VoteWithdrawn':
        touch(openSpans(event.data.boardDate, event.data.withdrawnOn), position)
        tools.add(event.data.toolId)
        break
      case 'LaunchOpened':
        touch(spansOf(event.data.boardDate), position)
        tools.add(event.data.toolId)
        break
      case 'LaunchDayOpened':
        touch(spansOf(event.data.day), position)
        for (const { toolId } of event.data.launches) tools.add(toolId)
        break
      case 'LaunchDayClosed':
        touch([{ period: 'day', start: event.data.day }], position)
        for (const { toolId } of event.data.standings) tools.add(toolId)
        break
      case 'AwardsGranted':
      case 'AwardRevised':
        touch([event.data], position)
        for (const { toolId } of event.data.awards) tools.add(toolId)
        break
    }
  }
  return { boards: [...boards.values()], tools }
}

const eventsOf = (batch: Batch) =>
  batch.of(
    VoteCast,
    VoteWithdrawn,
    VoteHeld,
    VoteVoided,
    VoteRestored,
    LaunchOpened,
    LaunchDayOpened,
    LaunchDayClosed,
    AwardsGranted,
    AwardRevised,
  )
