import type { Instant } from '@debut/events/kernel/instant.ts'
import { instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Notified } from '@debut/events/notices-of.ts'
import type { MailedType, Notice } from '@debut/events/notifications/notification.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** A notification that is to be mailed. */
export interface PendingMail {
  readonly id: string
  readonly actorId: MemberId | null
  readonly type: MailedType
  readonly payload: Notice['payload']
  /** The post or the product; empty where it is about neither. */
  readonly about: string
  readonly position: LogPosition
  readonly happenedAt: Instant
}

interface Row {
  readonly id: string
  readonly member_id: MemberId
  readonly actor_id: MemberId | null
  readonly type: MailedType
  readonly payload: Notice['payload']
  readonly about: string
  readonly position: LogPosition
  readonly happened_at: Date
  readonly due_at: Date | null
  readonly mailed_at: Date | null
}

const MEMBERS_AT_ONCE = 50
/** One member’s: a post that everybody likes at once is still one mail. */
const NOTICES_AT_ONCE = 20_000

const pendingOf = ({ id, actor_id, type, payload, about, position, happened_at }: Row): PendingMail => ({
  id,
  actorId: actor_id,
  type,
  payload,
  about,
  position,
  happenedAt: instantAt(happened_at.getTime()),
})

const idsOf = (notices: readonly PendingMail[]) => notices.map(({ id }) => id)

export interface NotificationMailRows {
  /** Those of these members whose address is verified: no other is written to. */
  reachable(members: readonly MemberId[]): Promise<readonly MemberId[]>
  /** Once, however often the same notice comes. */
  add(notice: Notified, dueAt: Instant): Promise<void>
  dueMembers(now: Instant): Promise<readonly MemberId[]>
  due(memberId: MemberId, now: Instant): Promise<readonly PendingMail[]>
  /** The last time that each type was mailed about each post, by `type about`. */
  lastMailed(memberId: MemberId, since: Instant): Promise<ReadonlyMap<string, Instant>>
  postpone(notices: readonly PendingMail[], dueAt: Instant): Promise<void>
  drop(notices: readonly PendingMail[]): Promise<void>
  /** Deletes those that are settled, of what happened before then. */
  sweep(before: Instant): Promise<void>
  /** Writes the mail and notes it in one transaction; nothing where another instance was quicker with any of them. */
  mailed(notices: readonly PendingMail[], now: Instant, write: (transaction: Knex) => Promise<void>): Promise<void>
}

export const notificationMailRows = (database: Knex): NotificationMailRows => {
  const rows = (on: Knex = database) => on<Row>('identity.notification_mails')

  return {
    reachable: (members) =>
      database<{ id: MemberId; email: string | null; email_confirmed_at: Date | null }>('identity.users')
        .whereIn('id', [...members])
        .whereNotNull('email')
        .whereNotNull('email_confirmed_at')
        .pluck('id'),
    add: async ({ id, recipientId, actorId, type, payload, position, at }, dueAt) => {
      await database.raw(
        `insert into identity.notification_mails (id, member_id, actor_id, type, payload, about, position, happened_at, due_at)
         select :id::uuid, id, :actorId::uuid, :type, :payload::jsonb, :about, :position, :happenedAt, :dueAt
         from identity.users where id = :recipientId on conflict (id) do nothing`,
        {
          id,
          recipientId,
          actorId,
          type,
          payload: JSON.stringify(payload),
          about: payload.post_id ?? payload.tool_id ?? payload.tool_slug ?? '',
          position,
          happenedAt: isoOf(at),
          dueAt: isoOf(dueAt),
        },
      )
    },
    dueMembers: (now) =>
      rows().where('due_at', '<=', now.toJSDate()).groupBy('member_id').orderByRaw('min(due_at)').limit(MEMBERS_AT_ONCE).pluck('member_id'),
    due: async (memberId, now) => {
      const found = await rows()
        .where({ member_id: memberId })
        .where('due_at', '<=', now.toJSDate())
        .orderBy('position')
        .limit(NOTICES_AT_ONCE)
      return found.map(pendingOf)
    },
    lastMailed: async (memberId, since) => {
      const found = await rows()
        .where({ member_id: memberId })
        .where('mailed_at', '>', since.toJSDate())
        .groupBy('type', 'about')
        .select<{ type: string; about: string; at: Date }[]>('type', 'about', database.raw('max(mailed_at) as at'))
      return new Map(found.map(({ type, about, at }) => [`${type} ${about}`, instantAt(at.getTime())]))
    },
    postpone: async (notices, dueAt) => {
      await rows().whereIn('id', idsOf(notices)).whereNotNull('due_at').update({ due_at: dueAt.toJSDate() })
    },
    drop: async (notices) => {
      if (notices.length > 0) await rows().whereIn('id', idsOf(notices)).update({ due_at: null })
    },
    sweep: async (before) => {
      await rows().whereNull('due_at').where('happened_at', '<', before.toJSDate()).delete()
    },
    mailed: (notices, now, write) =>
      database.transaction(async (transaction) => {
        const mine = () => rows(transaction).whereIn('id', idsOf(notices)).whereNotNull('due_at')
        const taken: unknown[] = await mine().forUpdate().select('id')
        if (taken.length < notices.length) return
        await mine().update({ due_at: null, mailed_at: now.toJSDate() })
        await write(transaction)
      }),
  }
}
