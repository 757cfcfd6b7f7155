import { randomInt } from 'node:crypto'
import type { InboxQuery } from '@debut/events/support/contact-answers.ts'
import { INBOX_PAGE } from '@debut/events/support/contact-answers.ts'
import { type ContactId, type ContactStatus, readReference, referenceFrom, type Topic } from '@debut/events/support/contact-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

export interface NewMessage {
  readonly id: ContactId
  readonly topic: Topic
  readonly memberId: MemberId | undefined
  readonly name: string
  readonly email: string
  readonly about: string
  readonly message: string
}

export type Receipt = 'copy' | 'receipt'

interface MessageRow {
  readonly id: ContactId
  readonly reference: string
  readonly topic: Topic
  readonly status: ContactStatus
  readonly revision: number
  readonly member_id: MemberId | null
  readonly name: string
  readonly email: string
  readonly about: string
  readonly message: string
  readonly receipt: Receipt | null
  readonly receipt_mail: string | null
  readonly received_at: Date
  readonly changed_at: Date
}

export interface ListedRow extends MessageRow {
  readonly replies: number
  readonly is_bounced: boolean
}

export interface ReplyRow {
  readonly id: string
  readonly written_by: MemberId | null
  readonly text: string
  readonly sent_at: Date
  readonly is_waiting: boolean
  readonly is_bounced: boolean
}

interface Changed {
  readonly id: ContactId
  readonly revision: number
}

/** The answer to a change where it was not made: another admin was quicker, or the message is gone. */
export type Change = 'done' | 'changed' | 'unknown' | 'spam'

interface Receiving {
  readonly at: Instant
  /** Writes the mail in the same transaction; the answer is its id. */
  readonly receipt: (kind: Receipt, reference: string, transaction: Knex) => Promise<string>
  readonly kind: Receipt
  readonly receiptsADay: number
}

interface Replying extends Changed {
  readonly by: MemberId
  readonly text: string
  readonly at: Instant
  readonly mail: (message: MessageRow, thread: readonly string[], transaction: Knex) => Promise<string>
}

/** Messages to us, and what admins did about them. */
export interface ContactRows {
  find(id: ContactId): Promise<MessageRow | undefined>
  /** The verified address of a member. */
  verifiedEmail(memberId: MemberId): Promise<string | undefined>
  /** With its receipt, unless the mailbox got enough of them. One that is there already stays as it is. */
  receive(message: NewMessage, receiving: Receiving): Promise<MessageRow>
  list(query: InboxQuery): Promise<{ rows: readonly ListedRow[]; total: number; counts: Readonly<Record<ContactStatus, number>> }>
  read(
    id: ContactId,
  ): Promise<{ message: ListedRow; isReceiptWaiting: boolean; isReceiptBounced: boolean; replies: readonly ReplyRow[] } | undefined>
  reply(replying: Replying): Promise<Change>
  setStatus(changed: Changed & { status: ContactStatus; at: Instant }): Promise<Change>
  /** With replies, and with mails that were not sent yet. */
  delete(id: ContactId): Promise<void>
  exportOf(memberId: MemberId): Promise<readonly object[]>
  forget(memberId: MemberId): Promise<void>
  forgetReceivedBefore(at: Instant): Promise<void>
}

const BOUNCED = `exists (
  select from identity.undelivered_mails as given_up
  where given_up.id = message.receipt_mail or given_up.id in (select id from identity.contact_replies where message_id = message.id)
) as is_bounced`
const REPLIES = `(select count(*)::int from identity.contact_replies where message_id = message.id) as replies`

interface Parts {
  readonly database: Knex
  readonly mailboxOf: (address: string) => string
}

export const contactRows = ({ database, mailboxOf }: Parts): ContactRows => {
  const messages = (on: Knex = database) => on<MessageRow & { mailbox: string }>('identity.contact_messages')
  const listed = () => database<MessageRow>('identity.contact_messages as message')
  const outbox = (on: Knex = database) => on<{ id: string }>('identity.outbox')

  const insert = async (transaction: Knex, { memberId, ...message }: NewMessage, mailbox: string, at: Instant) => {
    // One in a hundred milliards is taken.
    for (let attempt = 0; attempt < 5; attempt++) {
      const inserted: MessageRow[] = await messages(transaction)
        .insert({
          ...message,
          member_id: memberId ?? null,
          mailbox,
          reference: referenceFrom(randomInt),
          received_at: at.toJSDate(),
          changed_at: at.toJSDate(),
        })
        .onConflict()
        .ignore()
        .returning('*')
      const [row] = inserted
      if (row !== undefined) return { row, isNew: true }
      const known = await messages(transaction).where({ id: message.id }).first()
      if (known !== undefined) return { row: known, isNew: false }
    }
    throw new Error('no reference is free')
  }

  /** What was not sent to them yet goes with them. */
  const remove = async (transaction: Knex, which: (rows: Knex.QueryBuilder) => Knex.QueryBuilder) => {
    const ids = () => which(transaction('identity.contact_messages')).select('id')
    await outbox(transaction)
      .where((mails) =>
        mails
          .whereIn('id', which(transaction('identity.contact_messages')).whereNotNull('receipt_mail').select('receipt_mail'))
          .orWhereIn('id', transaction('identity.contact_replies').whereIn('message_id', ids()).select('id')),
      )
      .delete()
    await which(transaction('identity.contact_messages')).delete()
  }

  /** Runs a change on the message as its admin saw it. */
  const change = ({ id, revision }: Changed, run: (row: MessageRow, transaction: Knex) => Promise<Change>): Promise<Change> =>
    database.transaction(async (transaction) => {
      const row = await messages(transaction).where({ id }).forUpdate().first()
      if (row === undefined) return 'unknown'
      if (row.revision !== revision) return 'changed'
      return run(row, transaction)
    })

  return {
    find: (id) => messages().where({ id }).first(),
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
        const receipts = await messages(transaction)
          .where({ mailbox })
          .whereNotNull('receipt')
          .where('received_at', '>', at.minus({ days: 1 }).toJSDate())
          .count<{ count: number }[]>()
        if ((receipts[0]?.count ?? 0) >= receiptsADay) return row
        const mailed = { receipt: kind, receipt_mail: await receipt(kind, row.reference, transaction) }
        await messages(transaction).where({ id: row.id }).update(mailed)
        return { ...row, ...mailed }
      }),
    list: async ({ status, topic, q, page }) => {
      const words = q.trim()
      const reference = readReference(words)
      const chosen = () => {
        const rows = listed()
        if (topic !== undefined) void rows.where('message.topic', topic)
        if (reference !== undefined) return rows.where('message.reference', reference)
        if (words !== '')
          void rows.where((found) => found.whereILike('message.email', like(words)).orWhereILike('message.name', like(words)))
        return rows
      }
      const ofStatus = () => (status === undefined ? chosen() : chosen().where('message.status', status))
      const [rows, totals, counted] = await Promise.all([
        ofStatus()
          .select('message.*', database.raw(BOUNCED), database.raw(REPLIES))
          // What waits is answered in the order in which it came; of the rest, the latest is looked for.
          .orderBy(
            status === 'new'
              ? [{ column: 'received_at' }, { column: 'id' }]
              : [
                  { column: 'changed_at', order: 'desc' },
                  { column: 'id', order: 'desc' },
                ],
          )
          .limit(INBOX_PAGE)
          .offset((page - 1) * INBOX_PAGE),
        ofStatus().count<{ count: number }[]>(),
        messages().groupBy('status').select<{ status: ContactStatus; count: number }[]>('status', database.raw('count(*)')),
      ])
      const none = { new: 0, answered: 0, closed: 0, spam: 0 }
      return {
        rows: rows as unknown as ListedRow[],
        total: totals[0]?.count ?? 0,
        counts: { ...none, ...Object.fromEntries(counted.map(({ status: each, count }) => [each, count])) },
      }
    },
    read: async (id) => {
      const [message, replies] = await Promise.all([
        listed().where({ id }).first('message.*', database.raw(BOUNCED), database.raw(REPLIES)) as Promise<ListedRow | undefined>,
        database<ReplyRow>('identity.contact_replies as reply')
          .where('message_id', id)
          .orderBy([{ column: 'sent_at' }, { column: 'id' }])
          .select(
            'reply.id',
            'reply.written_by',
            'reply.text',
            'reply.sent_at',
            database.raw('exists (select from identity.outbox where id = reply.id) as is_waiting'),
            database.raw('exists (select from identity.undelivered_mails where id = reply.id) as is_bounced'),
          ) as unknown as Promise<ReplyRow[]>,
      ])
      if (message === undefined) return undefined
      const mail = message.receipt_mail
      const [waiting, bounced] =
        mail === null
          ? []
          : await Promise.all([
              outbox().where({ id: mail }).first('id'),
              database('identity.undelivered_mails').where({ id: mail }).first('id'),
            ])
      return { message, isReceiptWaiting: waiting !== undefined, isReceiptBounced: bounced !== undefined, replies }
    },
    reply: ({ by, text, at, mail, ...changed }) =>
      change(changed, async (row, transaction) => {
        if (row.status === 'spam') return 'spam'
        const earlier: string[] = await transaction('identity.contact_replies')
          .where({ message_id: row.id })
          .orderBy([{ column: 'sent_at' }, { column: 'id' }])
          .pluck('id')
        const id = await mail(row, row.receipt_mail === null ? earlier : [row.receipt_mail, ...earlier], transaction)
        await transaction('identity.contact_replies').insert({ id, message_id: row.id, written_by: by, text, sent_at: at.toJSDate() })
        await messages(transaction)
          .where({ id: row.id })
          .update({ status: 'answered', revision: row.revision + 1, changed_at: at.toJSDate() })
        return 'done'
      }),
    setStatus: ({ status, at, ...changed }) =>
      change(changed, async ({ id, revision }, transaction) => {
        await messages(transaction)
          .where({ id })
          .update({ status, revision: revision + 1, changed_at: at.toJSDate() })
        return 'done'
      }),
    delete: (id) => database.transaction((transaction) => remove(transaction, (rows) => rows.where({ id }))),
    exportOf: async (memberId) => {
      const own = await messages().where({ member_id: memberId }).orderBy('received_at')
      const ids = own.map(({ id }) => id)
      const replies = await database<ReplyRow & { message_id: string }>('identity.contact_replies')
        .whereIn('message_id', ids)
        .orderBy('sent_at')
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
    forget: (memberId) =>
      database.transaction(async (transaction) => {
        await remove(transaction, (rows) => rows.where({ member_id: memberId }))
        await transaction('identity.contact_replies').where({ written_by: memberId }).update({ written_by: null })
      }),
    forgetReceivedBefore: (at) =>
      database.transaction((transaction) => remove(transaction, (rows) => rows.where('received_at', '<', at.toJSDate()))),
  }
}

export const momentOf = (moment: { getTime(): number }): string => isoOf(instantAt(moment.getTime()))

const like = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
