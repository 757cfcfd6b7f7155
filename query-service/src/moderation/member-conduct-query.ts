import type { ActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import type { MemberConduct } from '@debut/events/moderation/moderation-answers.ts'
import type { SanctionKind } from '@debut/events/moderation/sanction.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { appealIn, type AppealRow } from './appeal-rows.ts'
import { TEXTS } from './read-staff-texts.ts'
import { isAdminNow, waitsFor } from './waits-for.ts'

const MOST = 100

interface Row extends AppealRow {
  readonly act_id: ActId
  readonly kind: SanctionKind
  readonly rule: GuidelineRule
  readonly note: string | null
  readonly at: Date
  readonly until: Date | null
  readonly lifted: boolean
  readonly continued: boolean
  readonly is_of_admin: boolean
}

/** For moderators: what is known of a member before one decides. */
export const memberConductQuery: OwnQuery<MemberConduct, { readonly memberId: MemberId }> = {
  kind: 'own',
  reads: ['conduct', 'members', 'moderation', 'discussion', 'reviews'],
  read: async ({ params: { memberId }, memberId: reader, identity }, parts) => {
    const isOwn = memberId === reader
    const [username, rows, hiddenTexts] = await Promise.all([
      usernameOf(memberId, parts),
      sanctionsOf(memberId, parts),
      countHiddenOf(memberId, parts),
    ])
    const sanctions = rows.map((row) => ({
      actId: row.act_id,
      kind: row.kind,
      rule: row.rule,
      note: row.note,
      at: isoOf(toInstant(row.at.toISOString())),
      until: row.until === null ? null : isoOf(toInstant(row.until.toISOString())),
      lifted: row.lifted,
      continued: row.continued,
      appeal: appealIn(row),
      waitsFor: waitsFor({ isOwn, isOfAdmin: row.is_of_admin }, identity.roles),
    }))
    return { memberId, username, waitsFor: waitsFor({ isOwn }), hiddenTexts, sanctions }
  },
}

/** Null once they are erased. */
const usernameOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<string | null> => {
  const members = database.withSchema(checkpoints.of('members').schema).from('members')
  const row = await members.where({ member_id: memberId }).first<{ username: string | null } | undefined>('username')
  if (row === undefined) throw new HttpError('not-found')
  return row.username
}

const countHiddenOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<number> => {
  const schemas = Object.fromEntries((['discussion', 'reviews', 'members'] as const).map((name) => [name, checkpoints.of(name).schema]))
  const { rows } = await database.raw<{ rows: { hidden: number }[] }>(
    `select count(*)::int as hidden from ${TEXTS} where member_id = :memberId and hidden_position is not null`,
    { ...schemas, memberId },
  )
  return rows[0]?.hidden ?? 0
}

const sanctionsOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select sanction.*, made_at, coalesce(${isAdminNow('act.decided_by')}, false) as is_of_admin, case when outcome is null and lifted then 'settled' else outcome end as outcome, answer from :conduct:.sanctions sanction left join :conduct:.appeals using (act_id)
     left join :moderation:.acts act using (act_id)
     where sanction.member_id = :memberId order by sanction.position desc limit ${MOST}`,
    { ...Object.fromEntries(['conduct', 'members', 'moderation'].map((name) => [name, checkpoints.of(name).schema])), memberId },
  )
  return rows
}
