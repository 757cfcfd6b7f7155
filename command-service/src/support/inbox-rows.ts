import { INBOX_PAGE, type InboxQuery } from '@debut/events/support/contact-answers.ts'
import { type ContactId, type ContactStatus, readReference } from '@debut/events/support/contact-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { deleteMessages, type MessageRow, messagesIn, repliesIn } from './contact-tables.ts'

export interface ListedRow extends MessageRow {
  readonly replies: number
  readonly is_bounced: boolean
}

interface ShownMessage {
  readonly message: ListedRow
  readonly isReceiptWaiting: boolean
  readonly isReceiptBounced: boolean
  readonly replies: readonly ShownReply[]
}

interface ShownReply {
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
  readonly at: Instant
}

interface Replying extends Changed {
  readonly by: MemberId
  readonly text: string
  /** Writes the mail in the same transaction; the answer is its id. */
  readonly mail: (message: MessageRow, thread: readonly string[], transaction: Knex) => Promise<string>
}

/** What came of a change: another admin may have been quicker, or the message is gone. */
export type Change = 'done' | 'changed' | 'unknown' | 'spam'

/** Messages to us, as admins have to do with them. */
export interface InboxRows {
  list(query: InboxQuery): Promise<{ rows: readonly ListedRow[]; total: number; counts: Readonly<Record<ContactStatus, number>> }>
  read(id: ContactId): Promise<ShownMessage | undefined>
  reply(replying: Replying): Promise<Change>
  setStatus(changed: Changed & { readonly status: ContactStatus }): Promise<Change>
  delete(id: ContactId): Promise<void>
}

const BOUNCED = `exists (
  select from identity.undelivered_mails as given_up
  where given_up.id = message.receipt_mail or given_up.id in (select id from identity.contact_replies where message_id = message.id)
) as is_bounced`
const REPLIES = `(select count(*)::int from identity.contact_replies where message_id = message.id) as replies`

/** What waits is answered in the order in which it came; of the rest, the latest is looked for. */
const OLDEST = [{ column: 'received_at' }, { column: 'id' }]
const LATEST = [
  { column: 'changed_at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const

export const inboxRows = (database: Knex): InboxRows => {
  const listed = () => database<MessageRow>('identity.contact_messages as message')

  /** Runs a change on the message as its admin saw it. */
  const change = ({ id, revision }: Changed, run: (row: MessageRow, transaction: Knex) => Promise<Change>): Promise<Change> =>
    database.transaction(async (transaction) => {
      const row = await messagesIn(transaction).where({ id }).forUpdate().first()
      if (row === undefined) return 'unknown'
      if (row.revision !== revision) return 'changed'
      return run(row, transaction)
    })
  const changeTo = async (status: ContactStatus, { id, revision, at }: Changed, transaction: Knex): Promise<Change> => {
    await messagesIn(transaction)
      .where({ id })
      .update({ status, revision: revision + 1, changed_at: at.toJSDate() })
    return 'done'
  }

  return {
    list: async ({ status, topic, q, page }) => {
      const [words, reference] = [q.trim(), readReference(q)]
      const chosen = () => {
        const rows = listed()
        if (status !== undefined) void rows.where('message.status', status)
        if (topic !== undefined) void rows.where('message.topic', topic)
        if (reference !== undefined) return rows.where('message.reference', reference)
        const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
        return words === '' ? rows : rows.whereRaw('(message.email ilike ? or message.name ilike ?)', [like, like])
      }
      const [rows, totals, counted] = await Promise.all([
        chosen()
          .select<ListedRow[]>('message.*', database.raw(BOUNCED), database.raw(REPLIES))
          .orderBy(status === 'new' ? OLDEST : [...LATEST])
          .limit(INBOX_PAGE)
          .offset((page - 1) * INBOX_PAGE),
        chosen().count<{ count: number }[]>(),
        messagesIn(database).groupBy('status').select<{ status: ContactStatus; count: number }[]>('status', database.raw('count(*)')),
      ])
      const none = { new: 0, answered: 0, closed: 0, spam: 0 }
      return {
        rows,
        total: totals[0]?.count ?? 0,
        counts: { ...none, ...Object.fromEntries(counted.map(({ status: each, count }) => [each, count])) },
      }
    },
    read: async (id) => {
      const message = await listed().where({ id }).first<ListedRow | undefined>('message.*', database.raw(BOUNCED), database.raw(REPLIES))
      if (message === undefined) return undefined
      const waits = (column: string) => `exists (select from identity.outbox where id = ${column}) as is_waiting`
      const bounced = (column: string) => `exists (select from identity.undelivered_mails where id = ${column}) as is_bounced`
      const [replies, receipt] = await Promise.all([
        database('identity.contact_replies as reply')
          .where('message_id', id)
          .orderBy([{ column: 'sent_at' }, { column: 'id' }])
          .select<ShownReply[]>('reply.*', database.raw(waits('reply.id')), database.raw(bounced('reply.id'))),
        listed()
          .where({ id })
          .first<{ is_waiting: boolean; is_bounced: boolean } | undefined>(
            database.raw(waits('message.receipt_mail')),
            database.raw(bounced('message.receipt_mail')),
          ),
      ])
      return { message, isReceiptWaiting: receipt?.is_waiting ?? false, isReceiptBounced: receipt?.is_bounced ?? false, replies }
    },
    reply: ({ by, text, mail, ...changed }) =>
      change(changed, async (row, transaction) => {
        if (row.status === 'spam') return 'spam'
        const earlier: string[] = await repliesIn(transaction)
          .where({ message_id: row.id })
          .orderBy([{ column: 'sent_at' }, { column: 'id' }])
          .pluck('id')
        const id = await mail(row, row.receipt_mail === null ? earlier : [row.receipt_mail, ...earlier], transaction)
        await repliesIn(transaction).insert({ id, message_id: row.id, written_by: by, text, sent_at: changed.at.toJSDate() })
        return changeTo('answered', changed, transaction)
      }),
    setStatus: ({ status, ...changed }) => change(changed, (_, transaction) => changeTo(status, changed, transaction)),
    delete: (id) => deleteMessages(database, { id }),
  }
}
