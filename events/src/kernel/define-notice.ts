import type { EventForm, EventOf } from './define-event.ts'
import type { MemberId } from './ids.ts'

/** A notification of an event, made of nothing but what stands in it. */
interface Notice {
  readonly recipientId: MemberId
  readonly type: string
  readonly payload: object
  /** The member who did it, if someone else decided the event. It is null if the recipient must not learn who it was. */
  readonly actorId?: MemberId | null
  /** A member gets one notification under this name, however often it happens. */
  readonly once?: string
}

export interface NoticeForm {
  readonly form: EventForm
  /** Of the event's data. */
  readonly noticesOf: (data: unknown) => readonly Notice[]
}

export const defineNotice = <Form extends EventForm>(
  form: Form,
  noticesOf: (data: EventOf<Form>['data']) => readonly Notice[],
): NoticeForm => ({ form, noticesOf })
