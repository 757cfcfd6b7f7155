import type { ContactId, ContactStatus, Topic } from '@debut/events/support/contact-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** A copy of what was written goes to verified addresses alone. */
export type Receipt = 'copy' | 'receipt'

export interface MessageRow {
  readonly id: ContactId
  readonly reference: string
  readonly topic: Topic
  readonly status: ContactStatus
  readonly revision: number
  readonly member_id: MemberId | null
  readonly name: string
  readonly email: string
  readonly mailbox: string
  readonly about: string
  readonly message: string
  readonly receipt: Receipt | null
  readonly receipt_mail: string | null
  readonly received_at: Date
  readonly changed_at: Date
}

interface ReplyRow {
  readonly id: string
  readonly message_id: ContactId
  readonly written_by: MemberId | null
  readonly text: string
  readonly sent_at: Date
}

export const messagesIn = (database: Knex) => database<MessageRow>('identity.contact_messages')
export const repliesIn = (database: Knex) => database<ReplyRow>('identity.contact_replies')

type Where = { readonly id: ContactId } | { readonly member_id: MemberId } | { readonly receivedBefore: Date }

/** With their replies, and with mails that were not sent yet. */
export const deleteMessages = (database: Knex, where: Where): Promise<void> =>
  database.transaction(async (transaction) => {
    const chosen = () =>
      'receivedBefore' in where
        ? messagesIn(transaction).where('received_at', '<', where.receivedBefore)
        : messagesIn(transaction).where(where)
    const messages = await chosen().forUpdate().select('id', 'receipt_mail')
    const ids = messages.map(({ id }) => id)
    const replies = await repliesIn(transaction).whereIn('message_id', ids).select('id')
    const mails = [...messages.flatMap(({ receipt_mail }) => receipt_mail ?? []), ...replies.map(({ id }) => id)]
    await transaction('identity.outbox').whereIn('id', mails).delete()
    await messagesIn(transaction).whereIn('id', ids).delete()
  })

export const momentOf = (moment: { getTime(): number }): string => isoOf(instantAt(moment.getTime()))
