import { caseOfAudit } from '@debut/events/audits/audit-case.ts'
import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type AuditSigns, VoteNetworks } from '@debut/events/vote-review/review-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { caseTools } from '../cases/case-tools.ts'
import { JOBS, readJob } from '../jobs/read-job.ts'
import type { FreshQuery, Parts } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { burstsIn } from './bursts.ts'
import { evidenceIn, keptEvidence } from './kept-evidence.ts'
import { type LaunchVote, type LaunchVotes, launchVotesOn, ownProducts, paceOn, votesOf } from './launch-votes.ts'
import { medianOf } from './median.ts'
import { reviewedVotes } from './reviewed-votes.ts'

type Signs = AuditSigns['launches'][number]
type Share = Pick<Signs['newAccounts'], 'votes' | 'percent' | 'median'>

const MOST_LAUNCHES = 4
const MOST_VOTERS = 40
const LEAST_TOGETHER = 2

/** Says whether the votes for an audited product look manipulated. Voters have the same pseudonyms as in the audit. */
export const auditSignsQuery: FreshQuery<AuditSigns, { readonly jobId: JobId }> = {
  kind: 'fresh',
  reads: ['votes', 'cases', 'tools', 'members', JOBS],
  read: async ({ params: { jobId }, now }, parts) => {
    const found = await readJob(parts, 'audit', jobId)
    if (found === undefined) throw new HttpError('no-such-audit')
    const asked = AuditAsked.schema.parse(found.question)
    const { toolId } = asked
    const launches = toolId === null ? [] : await launchesOf(toolId, hiddenFrom(now), parts)
    return { launches: await Promise.all(launches.map((launch) => signsOf(launch, caseOfAudit(asked), parts))) }
  },
}

interface Launch {
  readonly launch_id: CaseId
  readonly tool_id: ToolId
  readonly board_date: Day
}

/** Returns the launches, the newest first, without those whose points are still hidden. */
const launchesOf = async (toolId: ToolId, hides: Day, { database, checkpoints }: Parts): Promise<readonly Launch[]> => {
  const { rows } = await database.raw<{ rows: Launch[] }>(
    `select launch_id, min(tool_id) as tool_id, min(board_date) as board_date from :votes:.votes
     where launch_id in (select launch_id from :tools:.launches where tool_id = :toolId) and board_date < :hides
     group by launch_id order by min(board_date) desc limit ${MOST_LAUNCHES}`,
    { votes: checkpoints.of('votes').schema, tools: checkpoints.of('tools').schema, toolId, hides },
  )
  return rows
}

const signsOf = async ({ launch_id, tool_id, board_date }: Launch, caseId: CaseId, parts: Parts): Promise<Signs> => {
  const launch = { launchId: launch_id, toolId: tool_id, day: board_date }
  const [all, own, pace, networks, review] = await Promise.all([
    launchVotesOn(board_date, parts),
    votesOf(launch, parts),
    paceOn(launch, parts),
    networksOn(launch_id, board_date, parts),
    reviewOf(launch_id, parts),
  ])
  return {
    caseId: launch_id,
    boardDate: board_date,
    votes: own.length,
    review,
    newAccounts: {
      ...newAccounts(launch_id, all),
      positions: own.filter(({ is_new }) => is_new).map(({ position }) => position),
    },
    sharedNetworks: networks,
    bursts: burstsIn(pace, own),
    together: await together(launch, own, caseId, parts),
  }
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))

const newAccounts = (launchId: CaseId, all: readonly LaunchVotes[]): Share => {
  const own = all.find(({ launch_id }) => launch_id === launchId)
  return {
    votes: own?.of_new_accounts ?? 0,
    percent: percent(own?.of_new_accounts ?? 0, own?.votes ?? 0),
    median: medianOf(all.map(({ votes, of_new_accounts }) => percent(of_new_accounts, votes))),
  }
}

/** If the networks are unavailable, everything else can still be shown. */
const networksOn = async (launchId: CaseId, day: Day, { ask }: Parts): Promise<Share | null> => {
  const kept = await ask('/internal/vote-networks', { day }, VoteNetworks).catch(() => undefined)
  const own = kept?.launches.find((each) => each.launchId === launchId)
  if (kept === undefined || own === undefined) return null
  return {
    votes: own.shared,
    percent: percent(own.shared, own.known),
    median: medianOf(kept.launches.map(({ known, shared }) => percent(shared, known))),
  }
}

const reviewOf = async (launchId: CaseId, parts: Parts): Promise<Signs['review']> => {
  const rows = await reviewedVotes(launchId, parts)
  if (rows.length === 0) return null
  const kept = await keptEvidence(parts, launchId)
  return {
    votes: rows.length,
    held: rows.filter(({ state }) => state === 'held').length,
    evidence: kept === undefined ? null : evidenceIn(kept, rows),
  }
}

const together = async (
  launch: { readonly launchId: CaseId; readonly toolId: ToolId; readonly day: Day },
  own: readonly LaunchVote[],
  caseId: CaseId,
  parts: Parts,
): Promise<Signs['together']> => {
  const shared = await ownProducts(launch, own, parts)
  const [pseudonymOf, tools] = await Promise.all([
    parts.pseudonymsOf(caseId),
    caseTools(
      shared.map(({ tool_id }) => tool_id),
      parts,
    ),
  ])
  const productsOf = shared.map(({ voters }) => new Set<string>(voters))
  return {
    products: shared.map(({ tool_id, voters, all }) => ({ tool: tools.get(tool_id) ?? null, voters: voters.length, of: all })),
    voters: own
      .map(({ member_id, position }) => ({
        voter: pseudonymOf(member_id),
        vote: position,
        products: productsOf.flatMap((voters, index) => (voters.has(member_id) ? [index] : [])),
      }))
      .filter(({ products }) => products.length >= LEAST_TOGETHER)
      .toSorted((one, other) => other.products.length - one.products.length)
      .slice(0, MOST_VOTERS),
  }
}
