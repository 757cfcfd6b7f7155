import { z } from 'zod'
import { Period } from '../kernel/periods.ts'
import { RuleId } from './rules.ts'
import { Day } from '../kernel/days.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { Lane, LaunchId } from '../tools/launch-id.ts'
import { RevisionReason } from './revision-reason.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const points = z.int().nonnegative()

export const launchDayStream = (day: Day) => `launchDay-${day}`

/** On `launchDay-<day>`, which alone decides who has a slot. */
export const SlotAssigned = defineEvent('SlotAssigned', { day: Day, launchId: LaunchId, toolId: ToolId, lane: Lane })

/** On `launchDay-<day>`: free for another again. */
export const SlotReleased = defineEvent('SlotReleased', { day: Day, launchId: LaunchId, toolId: ToolId, lane: Lane })

/** The day has begun: its seed is committed to, and its launches stand in the order they have while their points are hidden. */
export const LaunchDayOpened = defineEvent('LaunchDayOpened', {
  day: Day,
  rule: RuleId,
  seedHash: Sha256,
  launches: z.array(z.strictObject({ launchId: LaunchId, toolId: ToolId })),
})

/** The day is over and frozen: its standings, and the root over every vote cast on it before `upTo`. */
export const LaunchDayClosed = defineEvent('LaunchDayClosed', {
  day: Day,
  rule: RuleId,
  seed: Sha256,
  upTo: LogPosition,
  votes: z.int().nonnegative(),
  merkleRoot: Sha256,
  standings: z.array(z.strictObject({ rank: z.int().min(1), launchId: LaunchId, toolId: ToolId, points, voters: points })),
})

/** The lowest SHA-256(draw || leaf) among the eligible wins; the draw is SHA-256(seed || root), unknown until the day is over. */
export const LotteryDrawn = defineEvent(
  'LotteryDrawn',
  {
    day: Day,
    draw: Sha256,
    eligible: z.int().nonnegative(),
    winner: z.strictObject({ memberId: MemberId, leaf: Sha256 }).nullable(),
  },
  { alsoNames: ['winner'] },
)

const awards = z.array(
  z.strictObject({ place: z.int().min(1).max(3), launchId: LaunchId, toolId: ToolId, points: z.int().min(1), voters: z.int().min(1) }),
)

/** On the stream of the period's last day. */
export const AwardsGranted = defineEvent('AwardsGranted', { period: Period, start: Day, rule: RuleId, awards })

/**
 * A vote or a launch was judged after the period was over: what its awards are now, and why. Never a silent edit.
 * Before version 2 only a vote, and before version 3 never by the rule about makers.
 */
export const AwardRevised = defineEvent(
  'AwardRevised',
  { period: Period, start: Day, rule: RuleId, awards, reason: RevisionReason, because: LogPosition },
  { upcasts: [(data) => data, (data) => data] },
)

export const launchDayEvents = [
  SlotAssigned,
  SlotReleased,
  LaunchDayOpened,
  LaunchDayClosed,
  LotteryDrawn,
  AwardsGranted,
  AwardRevised,
] as const

export type LaunchDayEvent = EventOf<(typeof launchDayEvents)[number]>
