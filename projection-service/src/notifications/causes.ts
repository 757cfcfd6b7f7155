import { capabilities } from '@debut/events/capabilities.ts'
import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import type { NoticeForm } from '@debut/events/kernel/define-notice.ts'
import type { Actor, Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { type Notice, NotificationPayload, NotificationType } from '@debut/events/notifications/notification.ts'
import { notificationId } from '@debut/events/notifications/notification-id.ts'
import type { Batch } from '../kernel/projector.ts'

export interface NotificationRow {
  readonly id: string
  readonly recipient_id: MemberId
  readonly actor_id: MemberId | null
  readonly type: Notice['type']
  readonly payload: Notice['payload']
  readonly created_at: string
  readonly position: LogPosition
}

/** An event that members are notified of. */
export interface Cause {
  /** Of the streams it stands on. */
  readonly category: string
  readonly form: EventForm
  rowsOf(batch: Batch): readonly NotificationRow[]
}

/** Everything a notice says stands in its event: nothing else is asked for it. */
export const cause = <const Form extends EventForm>(
  category: string,
  form: Form,
  noticesOf: (recorded: Recorded<EventOf<Form>>) => readonly Notice[],
): Cause => ({
  category,
  form,
  rowsOf: (batch) => batch.of(form).flatMap((recorded) => rowsOf(recorded, noticesOf(recorded))),
})

/** Members are not notified of what they did themselves, nor twice of one event: its first notice for them counts. */
const rowsOf = ({ envelope, stream, revision, position }: Recorded<unknown>, notices: readonly Notice[]): NotificationRow[] => {
  const first = new Map<MemberId, Notice>()
  for (const notice of notices) {
    const { recipientId, actorId = envelope.actor } = notice
    if (recipientId !== actorId && !first.has(recipientId)) first.set(recipientId, notice)
  }
  return [...first.values()].map(({ recipientId, type, payload, actorId = envelope.actor, once = `${stream}#${revision}` }) => ({
    id: notificationId(once, recipientId),
    recipient_id: recipientId,
    actor_id: isMember(actorId) ? actorId : null,
    type,
    payload,
    created_at: isoOf(envelope.at),
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
