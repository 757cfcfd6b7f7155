import type { ActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import type { ContinuedSanctions } from '@debut/events/moderation/moderation-answers.ts'
import type { ContinuedKind } from '@debut/events/moderation/sanction.ts'
import type { OwnQuery } from '../kernel/query.ts'

const MOST = 50

interface Row {
  readonly act_id: ActId
  readonly member_id: MemberId
  readonly username: string | null
  readonly kind: ContinuedKind
  readonly rule: GuidelineRule
  readonly at: Date
  readonly until: Date | null
  readonly total: number
}

/** Lists for moderators what waits for a decision, the oldest first. An appeal that was turned down is a decision too. */
export const continuedSanctionsQuery: OwnQuery<ContinuedSanctions> = {
  kind: 'own',
  reads: ['conduct', 'members'],
  read: async ({ identity }, { database, checkpoints, clock }) => {
    const [conduct, members] = [checkpoints.of('conduct').schema, checkpoints.of('members').schema]
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select act_id, sanction.member_id, username, kind, rule, at, until, count(*) over ()::int as total
       from :conduct:.sanctions sanction left join :members:.members using (member_id) left join :conduct:.appeals appeal using (act_id)
       where continued and not kept and not lifted and outcome is null and (until is null or until > :now) and (:isAdmin or kind <> 'ban')
       order by sanction.position limit ${MOST}`,
      { conduct, members, now: isoOf(clock()), isAdmin: identity.roles.includes('admin') },
    )
    const sanctions = rows.map(({ act_id, member_id, username, kind, rule, at, until }) => ({
      actId: act_id,
      memberId: member_id,
      username,
      kind,
      rule,
      at: isoOf(toInstant(at.toISOString())),
      until: until === null ? null : isoOf(toInstant(until.toISOString())),
    }))
    return { sanctions, total: rows[0]?.total ?? 0 }
  },
}
