import { z } from 'zod'
import { Day } from '../kernel/days.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { DisqualifyReason } from './disqualify-reason.ts'
import { Lane, LaunchId } from '../tools/launch-id.ts'

export const launchStream = (launchId: LaunchId) => `launch-${launchId}`

const attempt = { launchId: LaunchId, toolId: ToolId }

/** On `launch-<id>`: it waits for a day. What changed since the tool's last launch, where there was one. */
export const LaunchQueued = defineEvent(
  'LaunchQueued',
  { ...attempt, ownerId: MemberId, whatChanged: z.nullable(z.string()) },
  { ownedBy: 'ownerId' },
)

/** On `launch-<id>`. The board date is stored for ever and never recomputed. */
export const LaunchScheduled = defineEvent('LaunchScheduled', { launchId: LaunchId, toolId: ToolId, boardDate: Day, lane: Lane })

/** On `launch-<id>`: its day is given up for one at the back of the line. */
export const LaunchRescheduled = defineEvent('LaunchRescheduled', { ...attempt, from: Day, by: MemberId }, { alsoNames: ['by'] })

/** On `launch-<id>`: for good; the tool may join the line with another. */
export const LaunchWithdrawn = defineEvent('LaunchWithdrawn', { ...attempt, from: z.nullable(Day), by: MemberId }, { alsoNames: ['by'] })

/** On `launch-<id>`: it takes votes from now on. */
export const LaunchOpened = defineEvent('LaunchOpened', { launchId: LaunchId, toolId: ToolId, boardDate: Day })

/** On `launch-<id>`: it stands on no board, until it is reinstated. */
export const LaunchDisqualified = defineEvent('LaunchDisqualified', { ...attempt, boardDate: z.nullable(Day), reason: DisqualifyReason })
/** On `launch-<id>`: where its day has not come, it waits for one again. */
export const LaunchReinstated = defineEvent('LaunchReinstated', {
  ...attempt,
  boardDate: z.nullable(Day),
  reason: DisqualifyReason,
  queued: z.boolean(),
})

export const launchEvents = [
  LaunchQueued,
  LaunchScheduled,
  LaunchRescheduled,
  LaunchWithdrawn,
  LaunchOpened,
  LaunchDisqualified,
  LaunchReinstated,
] as const

export type LaunchEvent = EventOf<(typeof launchEvents)[number]>
