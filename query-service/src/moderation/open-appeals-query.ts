import type { ActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { withLinks } from '@debut/events/discussion/mentions.ts'
import type { OpenAppeals } from '@debut/events/moderation/moderation-answers.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { IS_OPEN } from './appeal-rows.ts'
import { ACTS_READ, readActs } from './read-acts.ts'
import { isAdminNow, isMadeByReader, waitsFor } from './waits-for.ts'

const MOST = 50
/** Whom a hidden text mentions has no part in its appeal. */
const WITHOUT_NAMES: ReadonlyMap<string, string> = new Map()

interface Row {
  readonly act_id: ActId
  readonly member_id: MemberId
  readonly username: string | null
  /** The launch, where it is about a vote. */
  readonly case_id: LaunchId | null
  readonly text: string
  readonly made_at: Date
  /** Of what was hidden, as it is kept. */
  readonly title: string | null
  readonly body: string | null
  readonly total: number
  /** It is about a product that the reader makes. */
  readonly is_own: boolean
  readonly is_of_admin: boolean
}

/** For moderators: what waits for an answer, the oldest first. */
export const openAppealsQuery: OwnQuery<OpenAppeals> = {
  kind: 'own',
  reads: ['conduct', 'reviews', 'cases', ...ACTS_READ],
  read: async ({ memberId: reader, identity }, parts) => {
    const rows = await openAppeals(reader, identity.roles.includes('admin'), parts)
    const ids = rows.map(({ act_id }) => act_id)
    const acts = await readActs({ where: 'act_id = any(:ids::uuid[])', bindings: { ids }, limit: MOST }, parts)
    const byId = new Map(acts.map((act) => [act.idInLog, act]))
    const appeals = rows.flatMap(({ act_id, member_id, username, case_id, text, made_at, title, body, is_own, is_of_admin }) => {
      const found = byId.get(act_id)
      if (found === undefined) return []
      const { actId, kind, at, reason, by, subject, decidedBy } = found
      const act = { actId, kind, at, reason, by, subject }
      const madeAt = isoOf(toInstant(made_at.toISOString()))
      const appealed = body === null ? null : [...(title === null ? [] : [`**${title}**`]), withLinks(body, WITHOUT_NAMES)].join('\n\n')
      const who = case_id === null ? { memberId: member_id, username } : { memberId: null, username: null }
      const isOwnAct = decidedBy === reader
      const waits = waitsFor({ isOwn: isOwnAct || member_id === reader || is_own, isOfAdmin: is_of_admin }, identity.roles)
      return [{ ...who, caseId: case_id, text, madeAt, act, appealed, isOwnAct, waitsFor: waits }]
    })
    return { appeals, total: rows[0]?.total ?? 0 }
  },
}

const TABLES = ['conduct', 'members', 'moderation', 'discussion', 'reviews', 'cases', 'tools'] as const

/** Finds the product that an act is about, or the product of the thread that it is about. */
const ABOUT_TOOL = `case act.about_kind
  when 'tool' then act.about_id
  when 'review' then split_part(act.about_id, '_', 1)
  when 'post' then (select tool_id from :discussion:.posts where post_id = act.about_id)
  when 'comment' then (select substr(thread, 6) from :discussion:.comments where comment_id = act.about_id and starts_with(thread, 'tool:')) end`

/** Only admins judge votes. A vote that was judged again since has a case too. */
const openAppeals = async (reader: MemberId, isAdmin: boolean, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const schemas = Object.fromEntries(TABLES.map((name) => [name, checkpoints.of(name).schema]))
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select act_id, appeal.member_id, username, case when act.kind like 'vote-%' then judged.launch_id end as case_id, appeal.text, made_at, said.title, said.body, count(*) over ()::int as total,
       ${isMadeByReader(ABOUT_TOOL)} as is_own, ${isAdminNow('act.decided_by')} as is_of_admin
     from :conduct:.appeals appeal left join :members:.members member using (member_id)
     left join :moderation:.acts act using (act_id)
     left join lateral (
       select launch_id from :cases:.judged judged
       where judged.member_id = appeal.member_id and judged.tool_id = act.about_id and judged.board_date = act.day limit 1
     ) judged on true
     left join lateral (
       select title, body from :discussion:.posts where act.about_kind = 'post' and post_id = act.about_id
       union all
       select null, body from :discussion:.comments where act.about_kind = 'comment' and comment_id = act.about_id
       union all
       select null, body from :reviews:.reviews where act.about_kind = 'review' and review_id = act.about_id
     ) as said on true
     where ${IS_OPEN} and (:isAdmin or coalesce(act.kind, '') not like 'vote-%') order by appeal.position limit ${MOST}`,
    { ...schemas, isAdmin, reader },
  )
  return rows
}
