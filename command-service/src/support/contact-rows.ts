import { randomInt } from 'node:crypto'
import { type ContactId, referenceFrom, type Topic } from '@debut/events/support/contact-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { deleteMessages, type MessageRow, messagesIn, momentOf, type Receipt, repliesIn } from './contact-tables.ts'

export interface NewMessage {
  readonly id: ContactId
  readonly topic: Topic
  readonly memberId: MemberId | undefined
  readonly name: string
  readonly email: string
  readonly about: string
  readonly message: string
}

interface Receiving {
  readonly at: Instant
  readonly kind: Receipt
  /** Writes the mail in the same transaction; the answer is its id. */
  readonly receipt: (kind: Receipt, reference: string, transaction: Knex) => Promise<string>
  readonly receiptsADay: number
}

/** Messages to us, as their senders have to do with them. */
export interface ContactRows {
  find(id: ContactId): Promise<MessageRow | undefined>
  /** The verified address of a member. */
  verifiedEmail(memberId: MemberId): Promise<string | undefined>
  /** With its receipt, unless the mailbox got enough of them. One that is there already stays as it is. */
  receive(message: NewMessage, receiving: Receiving): Promise<MessageRow>
  exportOf(memberId: MemberId): Promise<readonly object[]>
  forget(memberId: MemberId): Promise<void>
  forgetReceivedBefore(at: Instant): Promise<void>
}

/** Of references, where one is taken: there are more than six hundred thousand million. */
const MOST_TRIES = 5

interface Parts {
  readonly database: Knex
  readonly mailboxOf: (address: string) => string
}

export const contactRows = ({ database, mailboxOf }: Parts): ContactRows => {
  const insert = async (transaction: Knex, { memberId, ...message }: NewMessage, mailbox: string, at: Instant) => {
    const moment = at.toJSDate()
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const inserted: MessageRow[] = await messagesIn(transaction)
        .insert({
          ...message,
          member_id: memberId ?? null,
          mailbox,
          reference: referenceFrom(randomInt),
          received_at: moment,
          changed_at: moment,
        })
        .onConflict()
        .ignore()
        .returning('*')
      const [row] = inserted
      if (row !== undefined) return { row, isNew: true }
      const known = await messagesIn(transaction).where({ id: message.id }).first()
      if (known !== undefined) return { row: known, isNew: false }
    }
    throw new Error('no reference is free')
  }

  return {
    find: (id) => messagesIn(database).where({ id }).first(),
    verifiedEmail: async (memberId) => {
      const users = database<{ id: string; email: string | null; email_confirmed_at: Date | null }>('identity.users')
      const user = await users.where({ id: memberId }).first('email', 'email_confirmed_at')
      return user?.email_confirmed_at ? (user.email ?? undefined) : undefined
    },
    receive: (message, { at, receipt, kind, receiptsADay }) =>
      database.transaction(async (transaction) => {
        const mailbox = mailboxOf(message.email)
        // Messages of one mailbox come one after another, so that each counts the receipts of the ones before it.
        await transaction.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`receipts of ${mailbox}`])
        const { row, isNew } = await insert(transaction, message, mailbox, at)
        if (!isNew) return row
        const receipts = await messagesIn(transaction)
          .where({ mailbox })
          .whereNotNull('receipt')
          .where('received_at', '>', at.minus({ days: 1 }).toJSDate())
          .count<{ count: number }[]>()
        if ((receipts[0]?.count ?? 0) >= receiptsADay) return row
        const mailed = { receipt: kind, receipt_mail: await receipt(kind, row.reference, transaction) }
        await messagesIn(transaction).where({ id: row.id }).update(mailed)
        return { ...row, ...mailed }
      }),
    exportOf: async (memberId) => {
      const own = await messagesIn(database).where({ member_id: memberId }).orderBy('received_at')
      const ids = own.map(({ id }) => id)
      const replies = await repliesIn(database).whereIn('message_id', ids).orderBy('sent_at')
      return own.map(({ id, reference, topic, name, email, about, message, received_at }) => ({
        reference,
        topic,
        name,
        email,
        about,
        message,
        receivedAt: momentOf(received_at),
        answers: replies.filter(({ message_id }) => message_id === id).map(({ text, sent_at }) => ({ text, sentAt: momentOf(sent_at) })),
      }))
    },
    forget: async (memberId) => {
      await deleteMessages(database, { member_id: memberId })
      // What they answered as an admin is their sender's, and no longer says by whom.
      await repliesIn(database).where({ written_by: memberId }).update({ written_by: null })
    },
    forgetReceivedBefore: (at) => deleteMessages(database, { receivedBefore: at.toJSDate() }),
  }
}
