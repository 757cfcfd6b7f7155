import type { ActId } from '@debut/events/kernel/act-id.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt, type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { ActKind } from '@debut/events/moderation/act-kinds.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** A decision that a member is to be mailed of. */
export interface PendingDecision {
  readonly actId: ActId
  readonly memberId: MemberId
  readonly kind: ActKind
  readonly stream: string
  readonly revision: number
  readonly position: LogPosition
  readonly thing: string
  readonly bundle: string
  readonly happenedAt: Instant
  readonly dueAt: Instant
}

interface Row {
  readonly act_id: ActId
  readonly member_id: MemberId
  readonly kind: ActKind
  readonly stream: string
  readonly revision: number
  readonly position: LogPosition
  readonly thing: string
  readonly bundle: string
  readonly happened_at: Date
  readonly due_at: Date | null
  readonly mailed_at: Date | null
}

const MEMBERS_AT_ONCE = 50

export interface DecisionMailRows {
  /** Once, however often the same act is read; only for members who have an account. */
  add(decision: PendingDecision): Promise<void>
  dueMembers(now: Instant): Promise<readonly MemberId[]>
  /** Everything that is still to be mailed to them, also what is not due, in the order of the log. */
  pending(memberId: MemberId): Promise<readonly PendingDecision[]>
  /** When each bundle was last mailed. */
  lastMailed(memberId: MemberId): Promise<ReadonlyMap<string, Instant>>
  postpone(decisions: readonly PendingDecision[], dueAt: Instant): Promise<void>
  drop(decisions: readonly PendingDecision[]): Promise<void>
  /** Writes the mail and notes it in one transaction; nothing where another instance was quicker with any of them. */
  mailed(decisions: readonly PendingDecision[], now: Instant, write: (transaction: Knex) => Promise<void>): Promise<void>
  /** Deletes those that are settled, of what happened before then. */
  sweep(before: Instant): Promise<void>
}

export const decisionMailRows = (database: Knex): DecisionMailRows => {
  const rows = (on: Knex = database) => on<Row>('identity.decision_mails')
  const these = (decisions: readonly PendingDecision[], on?: Knex) =>
    rows(on)
      .whereIn(
        ['act_id', 'member_id'],
        decisions.map(({ actId, memberId }) => [actId, memberId]),
      )
      .whereNotNull('due_at')

  return {
    add: async ({ actId, memberId, kind, stream, revision, position, thing, bundle, happenedAt, dueAt }) => {
      await database.raw(
        `insert into identity.decision_mails (act_id, member_id, kind, stream, revision, position, thing, bundle, happened_at, due_at)
         select :actId::uuid, id, :kind, :stream, :revision, :position, :thing, :bundle, :happenedAt, :dueAt
         from identity.users where id = :memberId on conflict (act_id, member_id) do nothing`,
        { actId, memberId, kind, stream, revision, position, thing, bundle, happenedAt: isoOf(happenedAt), dueAt: isoOf(dueAt) },
      )
    },
    dueMembers: (now) =>
      rows().where('due_at', '<=', now.toJSDate()).groupBy('member_id').orderByRaw('min(due_at)').limit(MEMBERS_AT_ONCE).pluck('member_id'),
    pending: async (memberId) => {
      const found = await rows().where({ member_id: memberId }).whereNotNull('due_at').orderBy('position')
      return found.flatMap(pendingOf)
    },
    lastMailed: async (memberId) => {
      const found = await rows()
        .where({ member_id: memberId })
        .whereNotNull('mailed_at')
        .groupBy('bundle')
        .select<{ bundle: string; at: Date }[]>('bundle', database.raw('max(mailed_at) as at'))
      return new Map(found.map(({ bundle, at }) => [bundle, instantAt(at.getTime())]))
    },
    postpone: async (decisions, dueAt) => {
      if (decisions.length > 0) await these(decisions).update({ due_at: dueAt.toJSDate() })
    },
    drop: async (decisions) => {
      if (decisions.length > 0) await these(decisions).update({ due_at: null })
    },
    mailed: (decisions, now, write) =>
      database.transaction(async (transaction) => {
        const taken: unknown[] = await these(decisions, transaction).forUpdate().select('act_id')
        if (taken.length < decisions.length) return
        await these(decisions, transaction).update({ due_at: null, mailed_at: now.toJSDate() })
        await write(transaction)
      }),
    sweep: async (before) => {
      await rows().whereNull('due_at').where('happened_at', '<', before.toJSDate()).delete()
    },
  }
}

const pendingOf = ({ act_id, member_id, happened_at, due_at, mailed_at: _, ...row }: Row): PendingDecision[] =>
  due_at === null
    ? []
    : [
        {
          ...row,
          actId: act_id,
          memberId: member_id,
          happenedAt: instantAt(happened_at.getTime()),
          dueAt: instantAt(due_at.getTime()),
        },
      ]
