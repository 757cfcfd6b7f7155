import type { ActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import type { MemberConduct } from '@debut/events/moderation/moderation-answers.ts'
import type { SanctionKind } from '@debut/events/moderation/sanction.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { appealIn, type AppealRow } from './appeal-rows.ts'

const MOST = 100

interface Row extends AppealRow {
  readonly act_id: ActId
  readonly kind: SanctionKind
  readonly rule: GuidelineRule
  readonly note: string | null
  readonly at: Date
  readonly until: Date | null
  readonly lifted: boolean
}

/** For moderators: what is known of a member before one decides. */
export const memberConductQuery: OwnQuery<MemberConduct, { readonly memberId: MemberId }> = {
  kind: 'own',
  reads: ['conduct', 'members'],
  read: async ({ params: { memberId } }, parts) => {
    const [username, rows] = await Promise.all([usernameOf(memberId, parts), sanctionsOf(memberId, parts)])
    const sanctions = rows.map((row) => ({
      actId: row.act_id,
      kind: row.kind,
      rule: row.rule,
      note: row.note,
      at: isoOf(toInstant(row.at.toISOString())),
      until: row.until === null ? null : isoOf(toInstant(row.until.toISOString())),
      lifted: row.lifted,
      appeal: appealIn(row),
    }))
    return { memberId, username, sanctions }
  },
}

/** Null once they are erased. */
const usernameOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<string | null> => {
  const members = database.withSchema(checkpoints.of('members').schema).from('members')
  const row = await members.where({ member_id: memberId }).first<{ username: string | null } | undefined>('username')
  if (row === undefined) throw new HttpError('not-found')
  return row.username
}

const sanctionsOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select sanction.*, made_at, case when outcome is null and lifted then 'settled' else outcome end as outcome, answer from :conduct:.sanctions sanction left join :conduct:.appeals using (act_id)
     where sanction.member_id = :memberId order by sanction.position desc limit ${MOST}`,
    { conduct: checkpoints.of('conduct').schema, memberId },
  )
  return rows
}
