import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'
import { MemberId } from '../kernel/ids.ts'
import { queryNumber } from '../kernel/query-fields.ts'
import { typedText } from '../kernel/plain-text.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { ContactId, ContactReplyText, ContactStatus, Topic } from './contact-form.ts'

export const ContactReceived = z.object({
  reference: z.string(),
  /** The address that we answer to. */
  email: z.string(),
  /** A copy of the message, a receipt without it, or none, as the address got enough of them today. */
  mailed: z.enum(['copy', 'receipt', 'nothing']),
})
export type ContactReceived = z.infer<typeof ContactReceived>

export const INBOX_PAGE = 20

export const InboxQuery = z.object({
  status: z.optional(ContactStatus),
  topic: z.optional(Topic),
  /** A reference, or a part of an address or of a name. */
  q: z._default(typedText(254), ''),
  page: z._default(queryNumber(1, 10_000), 1),
})
export type InboxQuery = z.infer<typeof InboxQuery>

const summary = {
  id: ContactId,
  reference: z.string(),
  topic: Topic,
  status: ContactStatus,
  name: z.string(),
  email: z.string(),
  /** Null for a visitor. The username is null once the member is gone. */
  member: z.nullable(z.object({ memberId: MemberId, username: z.nullable(z.string()) })),
  receivedAt: IsoInstant,
  replies: count,
  /** A mail of ours to this address was refused. */
  isBounced: z.boolean(),
}

export const InboxList = z.object({
  messages: z.array(z.object({ ...summary, beginning: z.string() })),
  total: count,
  /** Whatever is looked for. */
  counts: z.object({ new: count, answered: count, closed: count, spam: count }),
})
export type InboxList = z.infer<typeof InboxList>
export type InboxRow = InboxList['messages'][number]

/** How a mail of ours fares. */
export const Delivery = z.enum(['waiting', 'sent', 'bounced'])
export type Delivery = z.infer<typeof Delivery>

export const InboxMessage = z.object({
  ...summary,
  revision: count,
  about: z.string(),
  message: z.string(),
  waitsFor: WaitsFor,
  /** Null where none was sent. */
  receipt: z.nullable(z.object({ kind: z.enum(['copy', 'receipt']), delivery: Delivery })),
  answers: z.array(
    z.object({
      id: z.string(),
      /** Null once that admin is gone. */
      by: z.nullable(z.string()),
      text: z.string(),
      at: IsoInstant,
      delivery: Delivery,
    }),
  ),
})
export type InboxMessage = z.infer<typeof InboxMessage>

export const InboxParams = z.object({ id: ContactId })

/** Postgres keeps it as an integer. */
const Revision = z.int().check(z.gte(0), z.lt(2 ** 31))

/** What is changed is what its admin saw: had another one changed it by then, nothing happens. */
export const ReplyBody = z.strictObject({ revision: Revision, text: ContactReplyText })
export const StatusBody = z.strictObject({ revision: Revision, status: z.enum(['new', 'closed', 'spam']) })
