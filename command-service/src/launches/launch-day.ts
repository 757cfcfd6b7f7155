import { FREE_SLOTS, PAID_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import { isDeepStrictEqual } from 'node:util'
import { hiddenOrder } from '@debut/events/voting/hidden-points.ts'
import { sha256 } from '@debut/events/kernel/merkle.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import { CURRENT_RULE, type RuleId } from '@debut/events/launches/rules.ts'
import { drawWinner } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import {
  AwardRevised,
  AwardsGranted,
  LaunchDayClosed,
  type LaunchDayEvent,
  LaunchDayOpened,
  LotteryDrawn,
  SlotAssigned,
  SlotReleased,
} from '@debut/events/launches/launch-day-events.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import type { RevisionReason } from '@debut/events/launches/revision-reason.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import type { Award, DayCount } from './recount.ts'

interface Slot {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly lane: Lane
}

export type LaunchDayCommand =
  | ({ readonly type: 'AssignSlot'; readonly day: Day; readonly today: Day } & Slot)
  | { readonly type: 'ReleaseSlot'; readonly day: Day; readonly launchId: LaunchId }
  | { readonly type: 'OpenDay'; readonly day: Day; readonly seed: string }
  | { readonly type: 'CloseDay'; readonly day: Day; readonly seed: string; readonly upTo: LogPosition; readonly count: DayCount }
  | {
      readonly type: 'ReviseAwards'
      readonly period: Period
      readonly start: Day
      readonly awards: readonly Award[]
      readonly reason: RevisionReason
      readonly because: LogPosition
    }

interface Awarded {
  readonly awards: readonly Award[]
  /** The act of moderation that they were last revised for. */
  readonly because: LogPosition | undefined
}

interface LaunchDay {
  readonly slots: readonly Slot[]
  readonly opened: { readonly rule: RuleId; readonly seedHash: string } | undefined
  /** Up to where its votes were counted. */
  readonly closed: { readonly upTo: LogPosition } | undefined
  /** Of the periods that end with it. */
  readonly awarded: Partial<Readonly<Record<Period, Awarded>>>
}

const SLOTS: Readonly<Record<Lane, number>> = { free: FREE_SLOTS, paid: PAID_SLOTS }

/** One stream per day: who has a slot, and that it is opened and closed once, are decided here alone. */
export const launchDay: Decider<LaunchDayCommand, LaunchDay, LaunchDayEvent> = {
  initial: { slots: [], opened: undefined, closed: undefined, awarded: {} },

  decide(command, state) {
    switch (command.type) {
      case 'AssignSlot': {
        const { day, today, launchId, toolId, lane } = command
        const known = state.slots.find((slot) => slot.launchId === launchId)
        if (known !== undefined) return known.toolId === toolId && known.lane === lane ? accept() : refuse('launch-exists')
        if (state.opened !== undefined || day <= today) return refuse('day-begun')
        if (state.slots.filter((slot) => slot.lane === lane).length >= SLOTS[lane]) return refuse('day-full')
        return accept(SlotAssigned({ day, launchId, toolId, lane }))
      }
      case 'ReleaseSlot': {
        const { day, launchId } = command
        const slot = state.slots.find((each) => each.launchId === launchId)
        // What has begun stays as it began.
        return slot === undefined || state.opened !== undefined ? accept() : accept(SlotReleased({ day, ...slot }))
      }
      case 'OpenDay': {
        if (state.opened !== undefined) return accept()
        const { day, seed } = command
        const tools = new Map(state.slots.map(({ launchId, toolId }) => [launchId, { launchId, toolId }]))
        const launches = hiddenOrder(seed, [...tools.keys()]).flatMap((launchId) => tools.get(launchId) ?? [])
        return accept(LaunchDayOpened({ day, rule: CURRENT_RULE, seedHash: sha256(seed), launches }))
      }
      case 'CloseDay': {
        if (state.opened === undefined || state.closed !== undefined) return accept()
        const { rule } = state.opened
        const { day, seed, upTo, count } = command
        const { votes, merkleRoot, tickets } = count
        const draw = sha256(`${seed}${merkleRoot}`)
        return accept(
          LaunchDayClosed({ day, rule, seed, upTo, votes, merkleRoot, standings: [...count.standings] }),
          LotteryDrawn({ day, draw, eligible: tickets.length, winner: drawWinner(draw, tickets) ?? null }),
          ...count.awarded.map(({ period, start, awards }) => AwardsGranted({ period, start, rule, awards: [...awards] })),
        )
      }
      case 'ReviseAwards': {
        const { period, start, awards, reason, because } = command
        const known = state.awarded[period]
        if (known === undefined || state.opened === undefined) return accept()
        // Judged later already, or all the same.
        if ((known.because ?? 0) >= because || isDeepStrictEqual(known.awards, awards)) return accept()
        return accept(AwardRevised({ period, start, rule: state.opened.rule, awards: [...awards], reason, because }))
      }
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'SlotAssigned': {
        const { launchId, toolId, lane } = event.data
        return { ...state, slots: [...state.slots, { launchId, toolId, lane }] }
      }
      case 'SlotReleased':
        return { ...state, slots: state.slots.filter(({ launchId }) => launchId !== event.data.launchId) }
      case 'LaunchDayOpened': {
        const { rule, seedHash } = event.data
        return { ...state, opened: { rule, seedHash } }
      }
      case 'LaunchDayClosed':
        return { ...state, closed: { upTo: event.data.upTo } }
      case 'LotteryDrawn':
        return state
      case 'AwardsGranted': {
        const { period, awards } = event.data
        return { ...state, awarded: { ...state.awarded, [period]: { awards, because: undefined } } }
      }
      case 'AwardRevised': {
        const { period, awards, because } = event.data
        return { ...state, awarded: { ...state.awarded, [period]: { awards, because } } }
      }
    }
  },
}
