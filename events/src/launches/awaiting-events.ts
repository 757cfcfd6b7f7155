import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'

/** One stream per member who waits, so that a popular launch causes no write conflicts. */
export const awaitingStream = (memberId: MemberId) => `awaiting-${memberId}`

/** On `awaiting-<member>`: they are notified when it is live. */
export const LaunchAwaited = defineEvent('LaunchAwaited', { memberId: MemberId, launchId: LaunchId })
export const LaunchNotAwaited = defineEvent('LaunchNotAwaited', { memberId: MemberId, launchId: LaunchId })

export type AwaitingEvent = EventOf<typeof LaunchAwaited> | EventOf<typeof LaunchNotAwaited>
