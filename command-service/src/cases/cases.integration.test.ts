import type { CaseFile, CasePreview, OwnLookups } from '@debut/events/cases/case-answers.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import type { Board } from '@debut/events/voting/board-answers.ts'
import type { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import type { OpenReviews, Review } from '@debut/events/vote-review/review-answers.ts'
import type { OpenAppeals, OwnActs } from '@debut/events/moderation/moderation-answers.ts'
import { CaseId } from '@debut/events/cases/case-form.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { pseudonymsIn } from '@debut/adapters/pseudonym.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processContext } from '../kernel/testing/process-context.ts'

const MAKER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

interface Member {
  readonly memberId: MemberId
  readonly username: string
  readonly token: string
}

describe('a case', () => {
  let world: World
  let log: EventStore
  let url: string
  let queries: string
  let [boss, second]: [Member, Member] = [] as never
  const now: Instant = toInstant('2026-11-20T20:00:00Z')
  let members = 0

  beforeAll(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    ;({ url } = await world.commandService(() => now))
    const projection = await world.projectionService()
    await eventually(async () => expect((await fetch(`${projection.url}/readyz`)).status).toBe(200))
    queries = (await world.queryService(url, { clock: () => now })).url
    await eventually(async () => expect((await fetch(`${queries}/readyz`)).status).toBe(200))
    boss = await appointed('the-boss')
    second = await appointed('the-second')
  })
  afterAll(() => world.close())

  const appointed = async (name: string): Promise<Member> => {
    const person = await world.appoint(world.person(name, 'admin'))
    return { ...person, memberId: MemberId.parse(person.memberId), token: await world.token(person) }
  }
  /** The code of the refusal, or the status of what was accepted. */
  const send = async (by: Member, type: string, payload: unknown) => {
    const { status, body } = await sendCommand(url, by.token, type, payload)
    return body.code ?? status
  }
  const append = async (stream: string, ...events: { type: string; data: object }[]) => {
    const { correlationId, commandId, ...context } = processContext('test', stream, events, now)
    const envelope = { ...context, $correlationId: correlationId, $causationId: commandId }
    await log.append(stream, 'no-stream', await encode(world.keys(), stream, events, envelope))
  }
  const launch = async (name: string) => {
    const [toolId, launchId, boardDate] = [ToolId.parse(newUlid()), LaunchId.parse(newUlid()), dayOf(now)]
    const card = { slug: `tool-${toolId.toLowerCase()}`, name, tagline: 'Send a note that folds itself' }
    const shown = { url: 'https://paperplane.example', category: 'design', pricing: 'free', logo: '/logo.svg' } as const
    await append(
      `tool-${toolId}`,
      ToolListed({ toolId, ownerId: MAKER, makers: [MAKER], ...NO_STORY, ...card, ...shown, tags: ['mail'] }),
      LaunchPlanned({ toolId, launchId }),
    )
    await append(
      `launch-${launchId}`,
      LaunchScheduled({ launchId, toolId, boardDate, lane: 'free' }),
      LaunchOpened({ launchId, toolId, boardDate }),
    )
    return launchId
  }
  const member = async (): Promise<Member> => {
    const person = world.person(`voter-${++members}`)
    const token = await world.token(person)
    expect(
      await send({ ...person, memberId: MemberId.parse(person.memberId), token }, 'RegisterMember', { username: person.username }),
    ).toBe(200)
    return { memberId: MemberId.parse(person.memberId), username: person.username, token }
  }
  const votesOn = (launchId: LaunchId, voters: readonly Member[]) =>
    Promise.all(
      voters.map(async (voter) => {
        expect(await send(voter, 'CastVote', { launchId })).toBe(200)
        const cast = (await log.read(`voter-${voter.memberId}`)).findLast(({ type }) => type === 'VoteCast')
        return Number(cast?.position)
      }),
    )
  const get = async (by: Member | undefined, path: string) => {
    const headers = { 'min-position': String((await log.end()) ?? 0), ...(by && { authorization: `Bearer ${by.token}` }) }
    const response = await fetch(`${queries}${path}`, { headers })
    return { status: response.status, text: await response.text() }
  }
  const ask = async <Answer>(by: Member, path: string) => JSON.parse((await get(by, path)).text) as Answer
  const judgedOf = async ({ memberId }: Member) =>
    (await log.read(`voter-${memberId}`)).filter(({ type }) => /^Vote(Held|Restored|Voided)$/.test(type)).map(({ type }) => type)
  const judge = (by: Member, caseId: string, seen: number, judgement: string, votes: number[], reason: string) =>
    send(by, 'JudgeVotes', { caseId, seen, judgement, votes, reason, note: 'One network.' })
  const crowd = (count: number) => Promise.all(Array.from({ length: count }, member))

  it('is decided in by its preview, and what follows is what was shown', async () => {
    const [orrery, kiln] = await Promise.all([launch('Orrery'), launch('Kiln')])
    const [voters, others] = [await crowd(4), await crowd(3)]
    const votes = await votesOn(orrery, voters)
    await votesOn(kiln, others)
    const board = async () =>
      (await ask<Board>(boss, `/api/boards/day?start=${dayOf(now)}`)).tools.map(({ name, rank, points }) => [name, rank, points])
    expect(await board()).toEqual([
      ['Orrery', 1, 4],
      ['Kiln', 2, 3],
    ])
    const some = votes.slice(0, 2)
    const preview = await ask<CasePreview>(boss, `/api/cases/${orrery}/preview?judgement=void&votes=${some.join()}`)
    expect(preview).toMatchObject({
      states: { counted: 2, held: 0, voided: 0, withdrawn: 0 },
      changes: 2,
      members: 2,
      emails: { voters: 2, makers: 0 },
      otherHeld: 0,
    })
    expect(preview.boards.map(({ period, isOver, awards }) => [period, isOver, awards])).toEqual(
      ['day', 'week', 'month', 'year'].map((period) => [period, false, null]),
    )
    expect(preview.boards[0]?.places.map(({ tool, rank, points }) => [tool?.name, rank, points])).toEqual([
      ['Orrery', { before: 1, after: 2 }, { before: 4, after: 2 }],
      ['Kiln', { before: 2, after: 1 }, { before: 3, after: 3 }],
    ])

    expect(await judge(boss, orrery, 0, 'void', some, 'shared-origin')).toBe(200)
    for (const voter of voters.slice(0, 2)) await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteVoided']))
    await eventually(async () =>
      expect(await board()).toEqual([
        ['Kiln', 1, 3],
        ['Orrery', 2, 2],
      ]),
    )
    expect(await judgedOf(voters[2] as Member)).toEqual([])
    const [voided] = (await log.read(`voter-${voters[0]?.memberId ?? ''}`)).filter(({ type }) => type === 'VoteVoided')
    expect(voided).toMatchObject({
      data: { reason: 'shared-origin', by: boss.memberId },
      metadata: { actor: 'process:carry-out-judgements' },
    })

    const file = await ask<CaseFile>(second, `/api/cases/${orrery}`)
    expect(file).toMatchObject({ seen: 1, decisions: [{ judgement: 'void', votes: some, note: 'One network.', isOwn: false }] })
    const undo = file.decisions[0]?.undo
    expect(undo).toEqual([{ judgement: 'restore', votes: some.toSorted((one, other) => one - other), reason: 'mistake' }])
    expect(await send(second, 'JudgeVotes', { caseId: orrery, seen: 1, note: null, ...undo?.[0] })).toBe(200)
    for (const voter of voters.slice(0, 2))
      await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteVoided', 'VoteRestored']))
  })

  it('changes nothing where one of the votes can’t be judged so, or another admin has decided since', async () => {
    const launchId = await launch('Tidepool')
    const [voters, caseId] = [await crowd(3), newUlid()]
    const [first = 0, other = 0, third = 0] = await votesOn(launchId, voters)
    expect(await judge(boss, caseId, 0, 'void', [first], 'mistake')).toBe('reason-does-not-fit')
    expect(await judge(boss, caseId, 0, 'void', [first, 1], 'ring')).toBe('unknown-vote')
    expect(await judge(boss, caseId, 0, 'restore', [first], 'mistake')).toBe('vote-counts-already')
    expect(await judge(boss, caseId, 0, 'void', [first], 'ring')).toBe(200)
    await eventually(async () => expect(await judgedOf(voters[0] as Member)).toEqual(['VoteVoided']))
    expect(await judge(second, caseId, 0, 'void', [other], 'ring')).toBe('decided-meanwhile')
    expect(await judge(second, caseId, 1, 'void', [other, first], 'ring')).toBe('vote-void-already')
    expect(await send(voters[1] as Member, 'WithdrawVote', { launchId })).toBe(200)
    expect(await judge(second, caseId, 1, 'hold', [other], 'ring')).toBe('vote-withdrawn')
    expect(await send(boss, 'JudgeVotes', { caseId, seen: 1, judgement: 'void', votes: [], reason: 'ring' })).toBe('invalid')
    expect(await judge(voters[2] as Member, caseId, 1, 'void', [third], 'ring')).toBe('forbidden')
    expect(await judgedOf(voters[1] as Member)).toEqual([])
    expect(await judge(second, caseId, 1, 'hold', [first, third], 'ring')).toBe(200)
    await eventually(async () => expect(await judgedOf(voters[2] as Member)).toEqual(['VoteHeld']))
    await eventually(async () => expect(await judgedOf(voters[0] as Member)).toEqual(['VoteVoided', 'VoteHeld']))
    const { decisions } = await ask<CaseFile>(boss, `/api/cases/${caseId}`)
    // In the order of the votes, which came at the same moment.
    expect(new Set(decisions[0]?.undo)).toEqual(
      new Set([
        { judgement: 'void', votes: [first], reason: 'ring' },
        { judgement: 'restore', votes: [third], reason: 'mistake' },
      ]),
    )
  })

  it('shows no voter’s name, id or stream, until an admin has said why and the member can read it', async () => {
    const launchId = await launch('Fernweh')
    const [voter] = (await crowd(1)) as [Member]
    const [vote = 0] = await votesOn(launchId, [voter])
    const caseId = newUlid()
    expect(await judge(boss, caseId, 0, 'hold', [vote], 'ring')).toBe(200)
    await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteHeld']))
    const answers = async () => {
      const paths = [`/api/cases/${caseId}`, `/api/cases/${caseId}/preview?judgement=void&votes=${vote}`]
      return (await Promise.all(paths.map((path) => get(boss, path)))).map(({ text }) => text).join()
    }
    for (const secret of [voter.memberId, voter.username, 'voter-']) expect(await answers()).not.toContain(secret)

    const database = openDatabase({ url: world.settings.DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    const pseudonymOf = await pseudonymsIn(database)(CaseId.parse(caseId))
    const called = pseudonymOf(voter.memberId)
    const reason = 'Their vote came from the maker’s network.'
    expect(await send(boss, 'RevealVoter', { caseId, voter: called, reason: 'Why not' })).toBe('invalid')
    expect(await send(boss, 'RevealVoter', { caseId: newUlid(), voter: called, vote, reason })).toBe('unknown-voter')
    expect(await send(voter, 'RevealVoter', { caseId, voter: called, reason })).toBe('forbidden')
    expect(await send(boss, 'RevealVoter', { caseId, voter: called, vote, reason })).toBe(200)
    expect(await ask<CaseFile>(second, `/api/cases/${caseId}`)).toMatchObject({
      revealed: [{ voter: called, username: voter.username, reason }],
    })
    expect(await ask<OwnLookups>(voter, '/api/own-lookups')).toMatchObject({
      lookups: [{ kind: 'voter', reason, tool: { name: 'Fernweh' }, boardDate: dayOf(now) }],
    })
    expect((await get(voter, '/api/own-lookups')).text).not.toContain(boss.memberId)
    expect((await get(voter, `/api/cases/${caseId}`)).status).toBe(403)
    // Without a vote of theirs, the voter is looked for among all members.
    const other = newUlid()
    const calledThere = (await pseudonymsIn(database)(CaseId.parse(other)))(voter.memberId)
    expect(await send(boss, 'RevealVoter', { caseId: other, voter: calledThere, reason })).toBe(200)
    expect(await send(boss, 'LookUpMember', { caseId: newUlid(), username: 'not-here', reason })).toBe('unknown-member')
    expect(await send(boss, 'LookUpMember', { caseId: newUlid(), username: voter.username, reason })).toBe(200)
    expect((await ask<OwnLookups>(voter, '/api/own-lookups')).lookups.map(({ kind }) => kind)).toEqual(['member', 'voter', 'voter'])
  })

  it('is listed while votes of a launch are held, with the evidence and without names, and its voters see that', async () => {
    const launchId = await launch('Sundial')
    const voters = await crowd(2)
    const votes = await votesOn(launchId, voters)
    expect(await judge(boss, launchId, 0, 'hold', votes, 'shared-origin')).toBe(200)
    for (const voter of voters) await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteHeld']))
    const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identity.destroy() })
    await identity('identity.review_evidence').insert({
      member_id: voters[0]?.memberId,
      number: 1,
      detector: 'shared-origin',
      launch_id: launchId,
      figures: { votes: 2, together: 90 },
      found_at: now.toISO(),
    })
    const list = await ask<OpenReviews>(boss, '/api/review')
    expect(list.cases.find(({ caseId }) => caseId === (launchId as string))).toMatchObject({
      tool: { name: 'Sundial' },
      votes: 2,
      reasons: ['shared-origin'],
      heldBy: 'admins',
    })
    const { text } = await get(boss, `/api/review/${launchId}`)
    const review = JSON.parse(text) as Review
    expect(review).toMatchObject({ held: 2, against: { voters: 2, established: 0, regulars: 0, steady: 0 } })
    expect(review.evidence).toMatchObject([{ detector: 'shared-origin', votes: 1, figures: { votes: 2, together: 90 } }])
    expect(Object.fromEntries(review.votes.map(({ position, state, foundBy }) => [position, [state, foundBy]]))).toEqual(
      Object.fromEntries(votes.map((position, index) => [position, ['held', index === 0 ? ['shared-origin'] : []]])),
    )
    expect(review.around?.counts.reduce((sum, { all }) => sum + all, 0)).toBe(2)
    for (const { memberId, username } of voters)
      for (const secret of [memberId, username, 'voter-']) expect(text + JSON.stringify(list)).not.toContain(secret)
    expect((await get(voters[0], '/api/review')).status).toBe(403)
    expect((await get(boss, `/api/review/${newUlid()}`)).status).toBe(404)

    const [voter] = voters as [Member, Member]
    const receipt = await ask<VoteReceipt>(voter, `/api/votes/${launchId}/receipt`)
    expect(receipt).toMatchObject({ vote: { state: 'held', reason: 'shared-origin' }, judged: { appeal: null } })
    expect(await send(voter, 'MakeAppeal', { actId: receipt.judged?.actId, text: 'We share an office.' })).toBe(200)
    expect(await ask<OwnActs>(voter, '/api/own-acts')).toMatchObject({ acts: [{ kind: 'vote-held', appeal: { outcome: null } }] })
    const appeals = await get(second, '/api/moderation/appeals')
    expect(JSON.parse(appeals.text)).toMatchObject({
      appeals: [{ memberId: null, username: null, caseId: launchId, text: 'We share an office.', isOwnAct: false }],
      total: 1,
    })
    expect(appeals.text).not.toContain(voter.memberId)
    const person = await world.appoint(world.person('moira', 'moderator'))
    const moira = { ...person, memberId: MemberId.parse(person.memberId), token: await world.token(person) }
    expect(await ask<OpenAppeals>(moira, '/api/moderation/appeals')).toMatchObject({ appeals: [], total: 0 })
    expect(await send(moira, 'AnswerAppeal', { actId: receipt.judged?.actId, outcome: 'upheld', text: 'No.' })).toBe(
      'only-admins-judge-votes',
    )

    expect(await judge(boss, launchId, 1, 'restore', votes, 'reviewed')).toBe(200)
    for (const each of voters) await eventually(async () => expect(await judgedOf(each)).toEqual(['VoteHeld', 'VoteRestored']))
    const after = await ask<OpenReviews>(boss, '/api/review')
    expect(after.cases.some(({ caseId }) => caseId === (launchId as string))).toBe(false)
    expect(await ask<Review>(boss, `/api/review/${launchId}`)).toMatchObject({ held: 0, since: null })
  })

  it('is answered on appeal by another admin, where the voter disagrees', async () => {
    const launchId = await launch('Inkwell')
    const [voter] = (await crowd(1)) as [Member]
    const votes = await votesOn(launchId, [voter])
    expect(await judge(boss, launchId, 0, 'void', votes, 'ring')).toBe(200)
    await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteVoided']))
    const stream = `voter-${voter.memberId}`
    const actId = actIdOf({ stream, revision: (await log.read(stream)).length - 1 })
    expect(await send(voter, 'MakeAppeal', { actId, text: 'I found it in a newsletter.' })).toBe(200)
    expect(await send(voter, 'MakeAppeal', { actId, text: 'Again.' })).toBe('already-appealed')
    const answer = (by: Member) => send(by, 'AnswerAppeal', { actId, outcome: 'overturned', text: 'You are right.' })
    expect(await answer(boss)).toBe('appeal-of-your-act')
    expect(await answer(second)).toBe(200)
    await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteVoided', 'VoteRestored']))
  })

  it('knows a command that is sent twice', async () => {
    const launchId = await launch('Pennywise')
    const votes = await votesOn(launchId, await crowd(1))
    const commandId = newCommandId()
    const payload = { caseId: launchId, seen: 0, judgement: 'void', votes, reason: 'ring', note: null }
    const post = () =>
      fetch(`${url}/api/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
        body: JSON.stringify({ commandId, type: 'JudgeVotes', payload }),
      })
    expect([(await post()).status, (await post()).status]).toEqual([200, 200])
    expect(await log.read(`case-${launchId}`)).toHaveLength(1)
  })
})
