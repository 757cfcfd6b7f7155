import { capabilities } from './capabilities.ts'
import type { Capability } from './kernel/define-capability.ts'
import type { EventForm, EventOf } from './kernel/define-event.ts'
import type { NoticeForm } from './kernel/define-notice.ts'
import type { Actor, Recorded } from './kernel/envelope.ts'
import type { Instant } from './kernel/instant.ts'
import type { LogPosition, MemberId } from './kernel/ids.ts'
import { type Notice, NotificationPayload, NotificationType } from './notifications/notification.ts'
import { notificationId } from './notifications/notification-id.ts'

/** A notification of an event to one member: everything that it says stands in the event. */
export interface Notified {
  /** The same however often the event is read, and wherever. */
  readonly id: string
  readonly recipientId: MemberId
  /** Null where a process acted. */
  readonly actorId: MemberId | null
  readonly type: NotificationType
  readonly payload: NotificationPayload
  readonly at: Instant
  readonly position: LogPosition
}

/** An event that members are notified of. */
export interface Cause {
  /** Of the streams it stands on. */
  readonly category: string
  readonly form: EventForm
  noticesOf(recorded: Recorded<unknown>): readonly Notified[]
}

export const cause = <const Form extends EventForm>(
  category: string,
  form: Form,
  noticesOf: (recorded: Recorded<EventOf<Form>>) => readonly Notice[],
): Cause => ({
  category,
  form,
  noticesOf: (recorded: Recorded<EventOf<Form>>) => addressed(recorded, noticesOf(recorded)),
})

/** Members are not notified of what they did themselves, nor twice of one event: its first notice for them counts. */
const addressed = ({ envelope, stream, revision, position }: Recorded<unknown>, notices: readonly Notice[]): Notified[] => {
  const first = new Map<MemberId, Notice>()
  for (const notice of notices) {
    const { recipientId, actorId = envelope.actor } = notice
    if (recipientId !== actorId && !first.has(recipientId)) first.set(recipientId, notice)
  }
  return [...first.values()].map(({ recipientId, type, payload, actorId = envelope.actor, once = `${stream}#${revision}` }) => ({
    id: notificationId(once, recipientId),
    recipientId,
    actorId: actorId !== null && isMember(actorId) ? actorId : null,
    type,
    payload,
    at: envelope.at,
    position,
  }))
}

const isMember = (actor: Actor): actor is MemberId => !actor.startsWith('process:')

const inOurWords = ({ recipientId, type, payload, actorId, once }: ReturnType<NoticeForm['noticesOf']>[number]): Notice => ({
  recipientId,
  actorId,
  type: NotificationType.parse(type),
  payload: NotificationPayload.parse(payload),
  once,
})

/** What members are notified of, as contracts say: each has notices for its own events only, and one for each. */
export const causesOf = (contracts: readonly Capability[]): readonly Cause[] =>
  contracts.flatMap(({ name, events = {}, notices = [] }) =>
    notices.map(({ form, noticesOf }, index) => {
      const [category] = Object.entries(events).find(([, forms]) => forms.includes(form)) ?? []
      if (category === undefined) throw new TypeError(`${name} has a notice for ${form.type}, which is not among its events`)
      if (notices.findIndex((other) => other.form === form) < index) throw new TypeError(`${name} has two notices for ${form.type}`)
      return cause(category, form, ({ event }) => noticesOf(event.data).map(inOurWords))
    }),
  )

export const causes: readonly Cause[] = causesOf(capabilities)

const causeByType = new Map(causes.map((each) => [each.form.type, each]))

/** Whom an event notifies, and of what: none, for most of them. */
export const noticesOf = (recorded: Recorded<{ readonly type: string }>): readonly Notified[] =>
  causeByType.get(recorded.event.type)?.noticesOf(recorded) ?? []
