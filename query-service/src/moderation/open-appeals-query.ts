import type { ActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OpenAppeals } from '@debut/events/moderation/moderation-answers.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { ACTS_READ, readActs } from './read-acts.ts'

const MOST = 50

interface Row {
  readonly act_id: ActId
  readonly member_id: MemberId
  readonly username: string | null
  readonly text: string
  readonly made_at: Date
  readonly total: number
}

/** For moderators: what waits for an answer, the oldest first. */
export const openAppealsQuery: OwnQuery<OpenAppeals> = {
  kind: 'own',
  reads: ['conduct', ...ACTS_READ],
  read: async ({ memberId: reader }, parts) => {
    const rows = await openAppeals(parts)
    const ids = rows.map(({ act_id }) => act_id)
    const acts = await readActs({ where: 'act_id = any(:ids::uuid[])', bindings: { ids }, limit: MOST }, parts)
    const byId = new Map(acts.map((act) => [act.actId, act]))
    const appeals = rows.flatMap(({ act_id, member_id, username, text, made_at }) => {
      const found = byId.get(act_id)
      if (found === undefined) return []
      const { actId, kind, at, reason, by, subject, decidedBy } = found
      const act = { actId, kind, at, reason, by, subject }
      const madeAt = isoOf(toInstant(made_at.toISOString()))
      return [{ memberId: member_id, username, text, madeAt, act, isOwnAct: decidedBy === reader }]
    })
    return { appeals, total: rows[0]?.total ?? 0 }
  },
}

const openAppeals = async ({ database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select act_id, appeal.member_id, username, text, made_at, count(*) over ()::int as total
     from :conduct:.appeals appeal left join :members:.members member using (member_id)
     where outcome is null order by appeal.position limit ${MOST}`,
    { conduct: checkpoints.of('conduct').schema, members: checkpoints.of('members').schema },
  )
  return rows
}
