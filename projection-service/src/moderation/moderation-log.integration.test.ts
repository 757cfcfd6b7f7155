import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostCleared, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import { AppealAnswered, conductStream, MemberBanned, MemberWarned, SanctionLifted } from '@debut/events/moderation/conduct-events.ts'
import { TagBanned, TagMerged, TagRestored } from '@debut/events/tags/tag-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { AwardRevised, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolHidden, ToolModerated } from '@debut/events/tools/tool-events.ts'
import { VoteHeld, voterStream, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { moderationLog } from './moderation-log-projector.ts'

const database = projectionDatabase()
const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000010')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const stream = conductStream(ines)
const vote = {
  memberId: ines,
  number: 1,
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId,
  boardDate: Day.parse('2026-03-02'),
  countsOn: Day.parse('2026-03-02'),
  weight: 1,
}

const log = [
  appended('tags', { actor: tomasz }, TagBanned({ tag: 'scam', reason: 'spam' })),
  appended(`post-${postId}`, {}, PostHidden({ postId, reason: 'links', by: null })),
  appended(`post-${postId}`, { actor: tomasz }, PostShown({ postId, reason: 'reviewed', by: tomasz }), PostCleared({ postId, by: tomasz })),
  appended(
    `tool-${toolId}`,
    { actor: tomasz },
    ToolModerated({ toolId, act: 'hide', reason: 'phishing', memberId: null, by: tomasz }),
    ToolHidden({ toolId, by: tomasz }),
  ),
  appended(voterStream(ines), { actor: 'process:hold-suspects' }, VoteHeld({ ...vote, reason: 'ring' })),
  appended(voterStream(ines), { actor: tomasz }, VoteVoided({ ...vote, reason: 'ring' })),
  appended(stream, { actor: tomasz }, MemberWarned({ memberId: ines, rule: 'spam', note: 'Twice.', by: tomasz })),
  appended(stream, { actor: tomasz }, MemberBanned({ memberId: ines, rule: 'hate', note: null, by: tomasz, voidsVotes: null })),
  appended(
    stream,
    { actor: tomasz },
    AppealAnswered({ memberId: ines, actId: actIdOf({ stream, revision: 1 }), outcome: 'overturned', text: 'Yes.', by: tomasz }),
    SanctionLifted({ memberId: ines, actId: actIdOf({ stream, revision: 1 }), sanction: 'ban', reason: 'appeal', by: tomasz }),
  ),
  appended('tags', { actor: tomasz }, TagMerged({ tag: 'llm', into: 'ai', reason: 'same-meaning' }), TagRestored({ tag: 'llm' })),
  appended(
    launchDayStream(vote.boardDate),
    { actor: 'process:launch-days' },
    AwardRevised({ period: 'day', start: vote.boardDate, rule: 'v1', awards: [], reason: 'ring', because: LogPosition.parse(6) }),
  ),
]

/** The same in one batch as in many. */
const bothWays = async (sql: string) => {
  const one = await rowsOf(database(), moderationLog, log, sql, 1)
  for (const size of [2, 50]) expect(await rowsOf(database(), moderationLog, log, sql, size)).toEqual(one)
  return one
}

it('has every act, of whichever capability, with what it was about and why', async () => {
  const rows = await bothWays('select kind, about_kind, about_id, reason, by_rule, decided_by from acts order by position')
  const row = (kind: string, about: string | null, reason: string | null, by: string | null) => {
    const [about_kind = null, about_id = null] = about?.split(/ (.*)/) ?? []
    return { kind, about_kind, about_id, reason, by_rule: by === null, decided_by: by }
  }
  const banId = actIdOf({ stream, revision: 1 })
  expect(rows).toEqual([
    row('tag-banned', 'tag scam', 'spam', tomasz),
    row('post-hidden', `post ${postId}`, 'links', null),
    row('post-shown', `post ${postId}`, 'reviewed', tomasz),
    row('tool-hidden', `tool ${toolId}`, 'phishing', tomasz),
    row('vote-held', `tool ${toolId}`, 'ring', null),
    row('vote-voided', `tool ${toolId}`, 'ring', tomasz),
    row('member-warned', null, 'spam', tomasz),
    row('member-banned', `member ${ines}`, 'hate', tomasz),
    row('appeal-overturned', `act ${banId}`, null, tomasz),
    row('ban-lifted', `act ${banId}`, 'appeal', tomasz),
    row('tag-merged', 'tag llm', 'same-meaning', tomasz),
    row('tag-restored', 'tag llm', null, tomasz),
    row('award-revised', 'board day 2026-03-02', 'ring', null),
  ])
})

it('names acts by where the log has them, and knows which were taken back', async () => {
  expect(await bothWays(`select act_id, undone from acts where stream = '${stream}' order by position`)).toEqual(
    [0, 1, 2, 3].map((revision) => ({ act_id: actIdOf({ stream, revision }), undone: revision === 1 })),
  )
})

it('keeps by which rule awards were changed, and where the log has the reason', async () => {
  expect(await bothWays(`select rule, because::int from acts where because is not null`)).toEqual([{ rule: 'v1', because: 6 }])
})

it('keeps the day of which an act tells something, and nothing of whose vote it was', async () => {
  expect(await bothWays(`select distinct day from acts where kind like 'vote-%'`)).toEqual([{ day: '2026-03-02' }])
  const [{ all } = {}] = await bothWays(`select string_agg(coalesce(about_id, ''), ' ') as all from acts where kind like 'vote-%'`)
  expect(all).not.toContain(ines)
})
