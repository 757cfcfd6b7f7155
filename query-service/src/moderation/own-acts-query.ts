import type { ActId } from '@debut/events/kernel/act-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OwnActs } from '@debut/events/moderation/moderation-answers.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { appealIn, type AppealRow, appealUntil, OUTCOME } from './appeal-rows.ts'
import { hiddenBy } from './hidden-by.ts'
import { ACTS_READ, readActs } from './read-acts.ts'

const MOST = 50

/** Their sanctions that stand, what is hidden of theirs, their votes that are held or void, and what they appealed. */
const OWN = `
  act_id in (select act_id from :conduct:.sanctions where member_id = :memberId and not lifted)
  or act_id in (select act_id from :conduct:.appeals where member_id = :memberId)
  or act.position in (
    select position from :cases:.judged where member_id = :memberId and state in ('held', 'voided') and reason <> 'own-tool'
  )
  or act_id in (
    select (select act_id from :moderation:.acts hiding where hiding.about_kind = own.kind and hiding.about_id = own.id
      and hiding.kind = own.kind || '-hidden' order by position desc limit 1)
    from (
      select 'post' as kind, post_id as id from :discussion:.posts where member_id = :memberId and state = 'hidden'
      union all select 'comment', comment_id from :discussion:.comments where member_id = :memberId and state = 'hidden'
      union all select 'review', review_id from :reviews:.reviews where member_id = :memberId and hidden_because is not null
    ) as own
  )`

export const ownActsQuery: OwnQuery<OwnActs> = {
  kind: 'own',
  reads: ['conduct', 'reviews', 'cases', ...ACTS_READ],
  read: async ({ memberId }, parts) => {
    const [conduct, reviews, cases] = ['conduct', 'reviews', 'cases'].map((name) => parts.checkpoints.of(name).schema)
    const [acts, appeals, hidden] = await Promise.all([
      readActs({ where: `(${OWN})`, bindings: { conduct, reviews, cases, memberId }, limit: MOST, reader: memberId }, parts),
      appealsOf(memberId, parts),
      hiddenBy(memberId, parts),
    ])
    return {
      acts: acts.map(({ idInLog: actId, kind, at, reason, by, subject }) => {
        const appeal = appeals.get(actId)
        return {
          actId,
          kind,
          at,
          reason,
          by,
          subject,
          appealUntil: appealUntil(at),
          appeal: appeal === undefined ? null : appealIn(appeal),
          hides: hidden.get(actId) ?? null,
        }
      }),
    }
  },
}

const appealsOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<ReadonlyMap<ActId, AppealRow>> => {
  const { rows } = await database.raw<{ rows: (AppealRow & { readonly act_id: ActId })[] }>(
    `select act_id, made_at, ${OUTCOME} as outcome, answer from :conduct:.appeals left join :moderation:.acts act using (act_id)
     where member_id = :memberId`,
    { conduct: checkpoints.of('conduct').schema, moderation: checkpoints.of('moderation').schema, memberId },
  )
  return new Map(rows.map((row) => [row.act_id, row]))
}
