import type { EventForm, EventOf } from './define-event.ts'
import type { MemberId } from './ids.ts'

/** What a member is told of an event, made of nothing but what stands in it. */
interface Told {
  readonly recipientId: MemberId
  readonly type: string
  readonly payload: object
  /** A name for what is told once only: a member who was told under it before is not told again, however often it happens. */
  readonly once?: string
}

export interface NoticeForm {
  readonly form: EventForm
  /** Of the event's data. */
  readonly noticesOf: (data: unknown) => readonly Told[]
}

export const defineNotice = <Form extends EventForm>(
  form: Form,
  noticesOf: (data: EventOf<Form>['data']) => readonly Told[],
): NoticeForm => ({ form, noticesOf })
