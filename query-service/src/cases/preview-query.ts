import { isDeepStrictEqual } from 'node:util'
import type { CasePreview, CaseTool } from '@debut/events/cases/case-answers.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { Judgement } from '@debut/events/voting/judgement.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { lastDayOfPeriod } from '@debut/events/kernel/periods.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { caseTools } from './case-tools.ts'
import { changedBy, type ChangedVote, votesAt } from './changed-votes.ts'
import { emailsAbout, otherAwards } from './emails-about.ts'
import { votesAbout } from './votes-about.ts'
import { awardsOf, boardsOf, grantedAwards, recountBoards, type RecountedBoard } from './recounted-boards.ts'

const MOST_BOARDS = 12
const MOST_PLACES = 6

interface Query {
  readonly judgement: Judgement
  readonly votes: readonly LogPosition[]
}

/** What would follow from a decision, counted by the rules that count it once it is made. */
export const previewQuery: OwnQuery<CasePreview, { readonly caseId: CaseId }, Query> = {
  kind: 'own',
  reads: ['votes', 'rankings', 'cases', 'tools', 'members'],
  read: async ({ params: { caseId }, query: { judgement, votes: positions }, now }, parts) => {
    const votes = await votesAt(positions, parts)
    const changed = changedBy(judgement, votes)
    const boards = boardsOf(changed)
    const hides = hiddenFrom(now)
    const [recounted, granted, otherHeld] = await Promise.all([
      recountBoards(boards.slice(0, MOST_BOARDS), changed, hides, parts),
      grantedAwards(boards.slice(0, MOST_BOARDS), parts),
      heldBeside(votes, parts),
    ])
    const [tools, pseudonymOf, emails] = await Promise.all([
      caseTools(
        [...votes, ...recounted.flatMap(({ before }) => before)].map(({ toolId }) => toolId),
        parts,
      ),
      parts.pseudonymsOf(caseId),
      emailsAbout(changed, otherAwards(recounted, granted), parts),
    ])
    const judged = new Set(changed.map(({ launchId }) => launchId))
    const shown = { judged, hides, today: dayOf(now), tools, changed }
    const stateCount = (state: string) => votes.filter((vote) => vote.state === state).length
    return {
      judgement,
      about: votesAbout(votes, { count: votes.length, tools, pseudonymOf }),
      states: {
        counted: stateCount('counted'),
        held: stateCount('held'),
        voided: stateCount('voided'),
        withdrawn: stateCount('withdrawn'),
      },
      changes: changed.length,
      members: new Set(changed.map(({ memberId }) => memberId)).size,
      emails,
      boards: recounted.map((board) => ({ ...boardOf(board, shown), awards: revisedAwards(board, granted, tools) })),
      moreBoards: Math.max(0, boards.length - MOST_BOARDS),
      otherHeld,
    }
  },
}

interface Shown {
  readonly judged: ReadonlySet<LaunchId>
  readonly hides: Day
  readonly today: Day
  readonly tools: ReadonlyMap<ToolId, CaseTool>
  readonly changed: readonly ChangedVote[]
}

/** The judged launches first, as room is short, and all in the order in which they stand. */
const boardOf = ({ period, start, before, after }: RecountedBoard, { judged, hides, today, tools, changed }: Shown) => {
  const last = lastDayOfPeriod(period, start)
  // While its points are hidden, a launch has no place that anybody may know.
  const isHidden = changed.some(({ boardDate }) => boardDate >= hides && boardDate >= start && boardDate <= last)
  const placesAfter = new Map(after.map((standing, index) => [standing.launchId, { rank: index + 1, points: standing.points }]))
  const moved = before.flatMap(({ launchId, toolId, points }, index) => {
    const would = placesAfter.get(launchId)
    if (would === undefined || (!judged.has(launchId) && would.rank === index + 1)) return []
    return [
      {
        launchId,
        tool: tools.get(toolId) ?? null,
        isJudged: judged.has(launchId),
        rank: { before: index + 1, after: would.rank },
        points: { before: points, after: would.points },
      },
    ]
  })
  const first = moved.toSorted((one, other) => Number(other.isJudged) - Number(one.isJudged)).slice(0, MOST_PLACES)
  return {
    period,
    start,
    isOver: last < today,
    isHidden,
    places: isHidden ? [] : moved.filter((place) => first.includes(place)),
    more: isHidden ? 0 : moved.length - first.length,
  }
}

/** Null where they stay as they are. A period that is not over has none yet. */
const revisedAwards = (
  { period, start, after }: RecountedBoard,
  granted: ReadonlyMap<string, ReturnType<typeof awardsOf>>,
  tools: Shown['tools'],
) => {
  const known = granted.get(`${period} ${start}`)
  const would = awardsOf(after)
  if (known === undefined || isDeepStrictEqual(known, would)) return null
  const names = (awards: typeof would) => awards.map(({ toolId }) => tools.get(toolId)?.name ?? 'A removed tool')
  return { before: names(known), after: names(would) }
}

/** How many other votes of the same launches stay held. Projections may be apart by a moment, so these votes are left out by their names. */
const heldBeside = async (
  votes: readonly { readonly launchId: LaunchId; readonly position: LogPosition }[],
  { database, checkpoints }: Parts,
): Promise<number> => {
  const { rows } = await database.raw<{ rows: { held: number }[] }>(
    `select count(*)::int as held from :cases:.judged judged
     join :votes:.votes vote on vote.member_id = judged.member_id and vote.number = judged.number
     where judged.launch_id = any(:launches) and judged.state = 'held' and vote.position <> all(:positions::bigint[])`,
    {
      cases: checkpoints.of('cases').schema,
      votes: checkpoints.of('votes').schema,
      launches: [...new Set(votes.map(({ launchId }) => launchId))],
      positions: votes.map(({ position }) => position),
    },
  )
  return rows[0]?.held ?? 0
}
