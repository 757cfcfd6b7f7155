import type { CaseDecision, CaseFile } from '@debut/events/cases/case-answers.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { Judgement } from '@debut/events/voting/judgement.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { ModerationReason } from '@debut/events/launches/moderation-reason.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { isMadeByReader, waitsFor } from '../moderation/waits-for.ts'
import { caseTools } from './case-tools.ts'
import { votesAbout } from './votes-about.ts'

/** What admins decided in a case, and whose names they know there. */
export const caseQuery: OwnQuery<CaseFile, { readonly caseId: CaseId }> = {
  kind: 'own',
  reads: ['cases', 'votes', 'members', 'tools', 'jobs'],
  read: async ({ params: { caseId }, memberId }, parts) => {
    const [rows, revealed, isOwn] = await Promise.all([
      decisionsIn(caseId, parts),
      revealedIn(caseId, parts),
      isOfReader(caseId, memberId, parts),
    ])
    const [tools, pseudonymOf] = await Promise.all([
      caseTools(
        rows.flatMap(({ cast }) => cast ?? []).map(({ toolId }) => toolId),
        parts,
      ),
      parts.pseudonymsOf(caseId),
    ])
    const decisions = rows.map(({ position, at, judgement, votes, cast, reason, note, decided_by, pending, before }) => ({
      position,
      at: isoOf(toInstant(at.toISOString())),
      judgement,
      votes: votes.map(Number),
      about: votesAbout(cast ?? [], { count: votes.length, tools, pseudonymOf }),
      reason,
      note,
      isOwn: decided_by === memberId,
      pending,
      undo: pending > 0 ? [] : undoOf(before ?? []),
    }))
    return { caseId, seen: decisions.length, waitsFor: waitsFor({ isOwn }), decisions, revealed }
  },
}

/** Says whether the case is about a product that the reader makes, or has an audit about the reader or such a product. */
const isOfReader = async (caseId: CaseId, reader: MemberId, { database, checkpoints }: Parts): Promise<boolean> => {
  const { rows } = await database.raw<{ rows: { is_own: boolean }[] }>(
    `select exists (
       select from :tools:.launches launch where launch.launch_id = :caseId and ${isMadeByReader('launch.tool_id')}
     ) or exists (
       select from :jobs:.asked audit where audit.kind = 'audit' and coalesce(audit.question ->> 'caseId', audit.id) = :caseId
         and (audit.question ->> 'memberId' = :reader::text or ${isMadeByReader(`audit.question ->> 'toolId'`)})
     ) as is_own`,
    { tools: checkpoints.of('tools').schema, jobs: checkpoints.of('jobs').schema, caseId, reader },
  )
  return rows[0]?.is_own ?? false
}

/** A vote that is still as the decision left it, and what it was before. */
interface Before {
  readonly vote: LogPosition
  readonly state: 'counted' | 'held' | 'voided' | null
  readonly reason: ModerationReason | null
}

interface DecisionRow {
  readonly position: LogPosition
  readonly at: Date
  readonly judgement: Judgement
  /** As Postgres gives large numbers within a list. */
  readonly votes: readonly string[]
  readonly cast: readonly { readonly memberId: MemberId; readonly toolId: ToolId }[] | null
  readonly reason: ModerationReason
  readonly note: string | null
  readonly decided_by: MemberId
  readonly pending: number
  readonly before: readonly Before[] | null
}

/** A decision is carried out a moment after it is made. Nothing is judged any more of members who were erased. */
const decisionsIn = async (caseId: CaseId, { database, checkpoints }: Parts): Promise<readonly DecisionRow[]> => {
  const { rows } = await database.raw<{ rows: DecisionRow[] }>(
    `select decision.*, (
       select json_agg(json_build_object('memberId', vote.member_id, 'toolId', vote.tool_id) order by vote.position)
       from :votes:.votes vote where vote.position = any(decision.votes)
     ) as "cast", (
       select count(*)::int from :votes:.votes vote
       join :members:.members member on member.member_id = vote.member_id and member.username is not null
       left join :cases:.judged judged on judged.member_id = vote.member_id and judged.number = vote.number
       where vote.position = any(decision.votes) and coalesce(judged.position, 0) < decision.position
     ) as pending, (
       select json_agg(json_build_object('vote', vote.position, 'state', earlier.state, 'reason', earlier.reason) order by vote.position)
       from :votes:.votes vote
       join :cases:.judged judged on judged.member_id = vote.member_id and judged.number = vote.number
       left join lateral (
         select change.state, change.reason from :votes:.vote_changes change
         where change.member_id = vote.member_id and change.number = vote.number and change.position < decision.position
           and change.state <> 'withdrawn'
         order by change.position desc limit 1
       ) earlier on true
       where vote.position = any(decision.votes) and judged.position > decision.position
         and judged.state = case decision.judgement when 'hold' then 'held' when 'void' then 'voided' else 'restored' end
     ) as before
     from :cases:.decisions decision where case_id = :caseId order by position desc`,
    {
      cases: checkpoints.of('cases').schema,
      votes: checkpoints.of('votes').schema,
      members: checkpoints.of('members').schema,
      caseId,
    },
  )
  return rows
}

/** Back to what each vote was: some may have been held, and others counted. */
const undoOf = (before: readonly Before[]): CaseDecision['undo'] => {
  const groups = Map.groupBy(before, ({ state, reason }) => `${state ?? 'counted'} ${reason ?? ''}`)
  return [...groups.values()].flatMap((of) =>
    of.slice(0, 1).map(({ state, reason }) => {
      const votes = of.map(({ vote }) => vote)
      if (reason === null || state === null || state === 'counted')
        return { judgement: 'restore' as const, votes, reason: 'mistake' as const }
      return { judgement: state === 'held' ? ('hold' as const) : ('void' as const), votes, reason }
    }),
  )
}

interface LookupRow {
  readonly member_id: MemberId
  readonly username: string | null
  readonly at: Date
  readonly reason: string
}

const revealedIn = async (caseId: CaseId, { database, checkpoints, pseudonymsOf }: Parts) => {
  const [pseudonymOf, { rows }] = await Promise.all([
    pseudonymsOf(caseId),
    database.raw<{ rows: LookupRow[] }>(
      `select lookup.member_id, username, at, reason from :cases:.lookups lookup left join :members:.members using (member_id)
       where case_id = :caseId order by lookup.position`,
      { cases: checkpoints.of('cases').schema, members: checkpoints.of('members').schema, caseId },
    ),
  ])
  return rows.map(({ member_id, username, at, reason }) => ({
    voter: pseudonymOf(member_id),
    username,
    at: isoOf(toInstant(at.toISOString())),
    reason,
  }))
}
