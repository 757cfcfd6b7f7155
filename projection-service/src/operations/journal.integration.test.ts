import { lookupsStream, VoterRevealed } from '@debut/events/cases/case-events.ts'
import { CaseId } from '@debut/events/cases/case-form.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostCleared, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { EventSkipped, PROJECTIONS } from '@debut/events/kernel/event-skipped.ts'
import { sha256 } from '@debut/events/kernel/merkle.ts'
import { LaunchDayClosed, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { MemberErased, memberStream, RoleGranted, RoleRevoked } from '@debut/events/members/member-events.ts'
import { conductStream, MemberWarned } from '@debut/events/moderation/conduct-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteHeld, voterStream, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { expect, it } from 'vitest'
import { appended as appendedBy, command, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { journal } from './journal-projector.ts'

const database = projectionDatabase()
const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000010')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const day = Day.parse('2026-03-02')
const by = { actor: tomasz }
let commands = 0
/** Each append is a command of its own. */
const appended: typeof appendedBy = (stream, how, ...facts) => appendedBy(stream, { commandId: command(++commands), ...how }, ...facts)
const detector = { actor: 'process:hold-suspects' } as const

const vote = (memberId: typeof ines, number: number) => ({
  memberId,
  number,
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId,
  boardDate: day,
  countsOn: day,
  weight: 1,
})

const log = [
  appended(memberStream(ines), {}, RoleGranted({ memberId: ines, role: 'admin', by: 'configuration' })),
  appended(memberStream(ines), by, RoleGranted({ memberId: ines, role: 'analyst', by: tomasz })),
  appended(memberStream(ines), by, RoleRevoked({ memberId: ines, role: 'admin', by: tomasz })),
  // A report by a member brought it about, who is no part of the journal.
  appended(`post-${postId}`, { actor: ines }, PostHidden({ postId, reason: 'links', by: null })),
  appended(`post-${postId}`, by, PostShown({ postId, reason: 'reviewed', by: tomasz }), PostCleared({ postId, by: tomasz })),
  appended(voterStream(ines), detector, VoteHeld({ ...vote(ines, 1), reason: 'burst' })),
  appended(voterStream(tomasz), detector, VoteHeld({ ...vote(tomasz, 1), reason: 'burst' })),
  appended(voterStream(ines), detector, VoteHeld({ ...vote(ines, 2), reason: 'ring' })),
  appended(voterStream(ines), by, VoteVoided({ ...vote(ines, 1), reason: 'burst' })),
  appended(conductStream(ines), by, MemberWarned({ memberId: ines, rule: 'spam', note: 'Twice.', by: tomasz })),
  appended(
    PROJECTIONS,
    by,
    EventSkipped({
      projection: 'votes',
      stream: 'tags',
      revision: 0,
      type: 'TagKept',
      payloadHash: sha256('x'),
      reason: 'A faulty import.',
    }),
  ),
  appended(
    launchDayStream(day),
    { actor: 'process:launch-days' },
    LaunchDayClosed({ day, rule: 'v1', seed: sha256('seed'), upTo: 9, votes: 1, merkleRoot: sha256(''), standings: [] } as never),
  ),
]

/** The same in one batch as in many. */
const bothWays = async (commits: typeof log, sql: string) => {
  const one = await rowsOf(database(), journal, commits, sql, 1)
  for (const size of [2, 50]) expect(await rowsOf(database(), journal, commits, sql, size)).toEqual(one)
  return one
}

const SENTENCES = `select kind, coalesce(member_id::text, process) || ' ' || replace(case when things > 1 then many else text end, '{n}', things::text)
  || ' ' || coalesce(about_kind || ' ' || about_id, '') as said, coalesce(reason, note) as why from entries order by position`

it('says who did what to what, and why, of whichever capability', async () => {
  const line = (kind: string, said: string, why: string | null = null) => ({ kind, said, why })
  expect(await bothWays(log, SENTENCES)).toEqual([
    line('access', `settings gave the role of admin to member ${ines}`),
    line('access', `${tomasz} gave the role of analyst to member ${ines}`),
    line('access', `${tomasz} took the role of admin from member ${ines}`),
    line('moderation', `a-rule hid the post post ${postId}`, 'links'),
    line('moderation', `${tomasz} showed the post post ${postId}`, 'reviewed'),
    line('votes', `hold-suspects held 2 votes for tool ${toolId}`, 'burst'),
    line('votes', `hold-suspects held a vote for tool ${toolId}`, 'ring'),
    line('votes', `${tomasz} voided a vote for tool ${toolId}`, 'burst'),
    line('moderation', `${tomasz} warned member ${ines}`, 'spam'),
    line('projections', `${tomasz} skipped an event (TagKept) in projection votes`, 'A faulty import.'),
    line('votes', `launch-days froze 0 launches with 1 vote on day ${day}`),
  ])
})

it('names no voter', async () => {
  const [{ all } = {}] = await bothWays(log, `select string_agg(entries::text, ' ') as all from entries where kind = 'votes'`)
  expect(all).not.toContain(ines)
})

it('keeps nothing that was written by or about a member who is erased', async () => {
  const caseId = CaseId.parse('01K9Z7V5C1ABCDEFGHJK000001')
  const revealed = VoterRevealed({ memberId: ines, caseId, reason: 'She asked about it.', by: tomasz, toolId, boardDate: day })
  const all = [...log, appended(lookupsStream(ines), by, revealed)]
  const notes = async (...of: (typeof tomasz)[]) => {
    const erasures = of.map((memberId) => appended(memberStream(memberId), {}, MemberErased({ memberId })))
    return (await bothWays([...all, ...erasures], 'select note from entries where note is not null order by position')).map(
      ({ note }) => note,
    )
  }
  expect(await notes()).toEqual(['A faulty import.', 'She asked about it.'])
  expect(await notes(tomasz)).toEqual(['She asked about it.'])
  expect(await notes(ines)).toEqual(['A faulty import.'])
})
