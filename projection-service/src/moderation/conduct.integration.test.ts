import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { MemberErased, memberStream } from '@debut/events/members/member-events.ts'
import {
  AppealAnswered,
  AppealMade,
  conductStream,
  MemberBanned,
  MemberSuspended,
  MemberWarned,
  SanctionContinued,
  SanctionKept,
  SanctionLifted,
} from '@debut/events/moderation/conduct-events.ts'
import { expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { ErasureId } from '@debut/events/moderation/sanction.ts'
import { conduct } from './conduct-projector.ts'

const database = projectionDatabase()
const stream = conductStream(ines)
const act = (revision: number) => actIdOf({ stream, revision })
const said = { memberId: ines, rule: 'spam', note: 'Twice.', by: tomasz } as const
const until = '2026-03-09T20:00:00.000Z'
const by = { actor: tomasz }

const log = [
  appended(stream, by, MemberWarned(said)),
  appended(stream, by, MemberSuspended({ ...said, note: null, until })),
  appended(stream, by, MemberBanned({ ...said, rule: 'vote-fraud', voidsVotes: 'ring' })),
  appended(stream, {}, AppealMade({ memberId: ines, actId: act(0), stream, revision: 0, text: 'Once.' })),
  appended(stream, {}, AppealMade({ memberId: ines, actId: act(2), stream, revision: 2, text: 'Not me.' })),
  appended(
    stream,
    by,
    AppealAnswered({ memberId: ines, actId: act(2), outcome: 'overturned', text: 'You are right.', by: tomasz }),
    SanctionLifted({ memberId: ines, actId: act(2), sanction: 'ban', reason: 'appeal', by: tomasz }),
  ),
]

/** The same in one batch as in many. */
const bothWays = async (commits: typeof log, sql: string) => {
  const one = await rowsOf(database(), conduct, commits, sql, 1)
  for (const size of [2, 50]) expect(await rowsOf(database(), conduct, commits, sql, size)).toEqual(one)
  return one
}

it('knows each sanction, and whether it was lifted', async () => {
  const sanctions = await bothWays(log, 'select act_id, kind, rule, note, until::text, lifted from sanctions order by position')
  expect(sanctions).toEqual([
    { act_id: act(0), kind: 'warning', rule: 'spam', note: 'Twice.', until: null, lifted: false },
    { act_id: act(1), kind: 'suspension', rule: 'spam', note: null, until: expect.stringContaining('2026-03-09'), lifted: false },
    { act_id: act(2), kind: 'ban', rule: 'vote-fraud', note: 'Twice.', until: null, lifted: true },
  ])
})

it('knows what continues from an erased account, and whether it was kept', async () => {
  const continued = (erasureId: string, sanction: 'suspension' | 'ban', ends: string | null) =>
    SanctionContinued({ memberId: ines, erasureId: ErasureId.parse(erasureId), sanction, rule: 'spam', until: ends })
  const commits = [
    appended(stream, {}, continued('6f0d9f0e-2d2b-4c1e-9a53-0c6f6a1e7b21', 'suspension', until)),
    appended(stream, {}, continued('0d3c2f6a-97b1-4b5e-8f5a-6a3b1c2d4e5f', 'ban', null), MemberWarned(said)),
    appended(stream, by, SanctionKept({ memberId: ines, actId: act(1), sanction: 'ban', by: tomasz })),
  ]
  expect(
    await bothWays(commits, 'select kind, rule, note, until is null as endless, continued, kept from sanctions order by position'),
  ).toEqual([
    { kind: 'suspension', rule: 'spam', note: null, endless: false, continued: true, kept: false },
    { kind: 'ban', rule: 'spam', note: null, endless: true, continued: true, kept: true },
    { kind: 'warning', rule: 'spam', note: 'Twice.', endless: true, continued: false, kept: false },
  ])
})

it('knows what was appealed, and what became of it', async () => {
  expect(await bothWays(log, 'select act_id, text, outcome, answer from appeals order by position')).toEqual([
    { act_id: act(0), text: 'Once.', outcome: null, answer: null },
    { act_id: act(2), text: 'Not me.', outcome: 'overturned', answer: 'You are right.' },
  ])
})

it('knows the last event about a member, so that their pages show it', async () => {
  expect(await bothWays(log, 'select member_id, position from changes')).toEqual([{ member_id: ines, position: expect.anything() }])
})

it('has nothing of a member who was erased, whatever is decided afterwards', async () => {
  const gone = [
    ...log,
    appended(memberStream(ines), {}, MemberErased({ memberId: ines })),
    appended(stream, by, MemberWarned(said)),
    appended(stream, {}, AppealMade({ memberId: ines, actId: act(7), stream, revision: 7, text: 'Late.' })),
  ]
  for (const table of ['sanctions', 'appeals', 'changes']) expect(await bothWays(gone, `select * from ${table}`)).toEqual([])
})
