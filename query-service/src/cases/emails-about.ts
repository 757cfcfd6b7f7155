import type { CasePreview } from '@debut/events/cases/case-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../kernel/query.ts'
import type { ChangedVote } from './changed-votes.ts'
import { awardsOf, type RecountedBoard } from './recounted-boards.ts'

type Awards = ReturnType<typeof awardsOf>

/** The tools that would win, lose or change an award of a board that is over. */
export const otherAwards = (boards: readonly RecountedBoard[], granted: ReadonlyMap<string, Awards>): ReadonlySet<ToolId> =>
  new Set(
    boards.flatMap(({ period, start, after }) => {
      const known = granted.get(`${period} ${start}`)
      if (known === undefined) return []
      const [before, would] = [known.map(({ toolId }) => toolId), awardsOf(after).map(({ toolId }) => toolId)]
      return [...new Set([...before, ...would])].filter((toolId) => before.indexOf(toolId) !== would.indexOf(toolId))
    }),
  )

/** Who is mailed once votes are judged: their voters, and all makers of the tools. Members who were erased get none. */
export const emailsAbout = async (
  votes: readonly Pick<ChangedVote, 'memberId'>[],
  tools: ReadonlySet<ToolId>,
  { database, checkpoints }: Parts,
): Promise<CasePreview['emails']> => {
  const { rows } = await database.raw<{ rows: CasePreview['emails'][] }>(
    `select
       (select count(*)::int from :members:.members where member_id = any(:voters::uuid[]) and username is not null) as voters,
       (select count(*)::int from :members:.members where username is not null and member_id in (
         select unnest(owner_id || makers) from :tools:.tools where tool_id = any(:toolIds::text[])
       )) as makers`,
    {
      members: checkpoints.of('members').schema,
      tools: checkpoints.of('tools').schema,
      toolIds: [...tools],
      voters: [...new Set(votes.map(({ memberId }) => memberId))],
    },
  )
  return rows[0] ?? { voters: 0, makers: 0 }
}
