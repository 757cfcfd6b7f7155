import type { Audit, AuditSteps, AuditCase, CaseVoter } from '@debut/events/audits/audit-answers.ts'
import type { CaseFile, CasePreview, OwnLookups } from '@debut/events/cases/case-answers.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import type { Board } from '@debut/events/voting/board-answers.ts'
import type { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import type { Journal } from '@debut/events/operations/operation-answers.ts'
import type { OpenReviews, Review } from '@debut/events/vote-review/review-answers.ts'
import type { OpenAppeals, OwnActs } from '@debut/events/moderation/moderation-answers.ts'
import { CaseId } from '@debut/events/cases/case-form.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { pseudonymsIn } from '@debut/adapters/pseudonym.ts'
import { commandIdAt, ulidAt } from '@debut/testing/ids-at.ts'
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
    world = await startWorld({ clock: () => now })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    ;({ url } = await world.commandService())
    const projection = await world.projectionService()
    await eventually(async () => expect((await fetch(`${projection.url}/readyz`)).status).toBe(200))
    queries = (await world.queryService(url)).url
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
  const launch = async (name: string) => (await launched(name)).launchId
  const launched = async (name: string, maker = MAKER) => {
    const [toolId, launchId, boardDate] = [ToolId.parse(ulidAt(now)), LaunchId.parse(ulidAt(now)), dayOf(now)]
    const card = { slug: `tool-${toolId.toLowerCase()}`, name, tagline: 'Send a note that folds itself' }
    const shown = { url: 'https://paperplane.example', category: 'design', pricing: 'free', logo: '/logo.svg' } as const
    await append(
      `tool-${toolId}`,
      ToolListed({ toolId, ownerId: maker, makers: [maker], ...NO_STORY, ...card, ...shown, tags: ['mail'] }),
      LaunchPlanned({ toolId, launchId }),
    )
    await append(
      `launch-${launchId}`,
      LaunchScheduled({ launchId, toolId, boardDate, lane: 'free' }),
      LaunchOpened({ launchId, toolId, boardDate }),
    )
    return { launchId, toolId }
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
      about: { products: [{ tool: { name: 'Orrery' }, votes: 2 }], voter: null },
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
    expect(file.decisions[0]?.about).toEqual(preview.about)
    const { entries } = await ask<Journal>(second, '/api/operations/journal?kind=votes')
    expect(entries).toContainEqual(
      expect.objectContaining({ text: 'voided 2 votes for', about: { kind: 'votes', name: 'Orrery', path: `/admin/review/${orrery}` } }),
    )
    const single = await ask<CasePreview>(second, `/api/cases/${orrery}/preview?judgement=restore&votes=${votes[0]}`)
    const { votes: reviewed } = await ask<Review>(second, `/api/review/${orrery}`)
    expect(single.about.voter).toBe(reviewed.find(({ position }) => position === votes[0])?.voter)
    const undo = file.decisions[0]?.undo
    expect(undo).toEqual([{ judgement: 'restore', votes: some.toSorted((one, other) => one - other), reason: 'mistake' }])
    expect(await send(second, 'JudgeVotes', { caseId: orrery, seen: 1, note: null, ...undo?.[0] })).toBe(200)
    for (const voter of voters.slice(0, 2))
      await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteVoided', 'VoteRestored']))
  })

  it('changes nothing where one of the votes can’t be judged so, or another admin has decided since', async () => {
    const launchId = await launch('Tidepool')
    const [voters, caseId] = [await crowd(3), ulidAt(now)]
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
    const caseId = ulidAt(now)
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
    expect(await send(boss, 'RevealVoter', { caseId: ulidAt(now), voter: called, vote, reason })).toBe('unknown-voter')
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
    const other = ulidAt(now)
    const calledThere = (await pseudonymsIn(database)(CaseId.parse(other)))(voter.memberId)
    expect(await send(boss, 'RevealVoter', { caseId: other, voter: calledThere, reason })).toBe(200)
    expect(await send(boss, 'LookUpMember', { caseId: ulidAt(now), username: 'not-here', reason })).toBe('unknown-member')
    expect(await send(boss, 'LookUpMember', { caseId: ulidAt(now), username: voter.username, reason })).toBe(200)
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
    expect((await get(boss, `/api/review/${ulidAt(now)}`)).status).toBe(404)

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
    expect(await send(moira, 'AnswerAppeal', { actId: receipt.judged?.actId, outcome: 'upheld', text: 'No.' })).toBe('decided-by-admin')

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
    expect(await answer(boss)).toBe('concerns-you')
    expect(await answer(second)).toBe(200)
    await eventually(async () => expect(await judgedOf(voter)).toEqual(['VoteVoided', 'VoteRestored']))
  })

  describe('with several audits', () => {
    const [one, two, apart] = [ulidAt(now), ulidAt(now), ulidAt(now)]
    let [harbor, beacon]: Awaited<ReturnType<typeof launched>>[] = []
    let ring: Member[] = []
    let [onHarbor, onBeacon]: [number[], number[]] = [[], []]

    const audit = (by: Member, jobId: string, audited: object, caseId: string | null = null) =>
      send(by, 'RunAudit', { jobId, caseId, audited })
    const ofTool = (of: { readonly toolId: string } | undefined) => ({ subject: 'tool', tool: of?.toolId })
    const stepsOf = async (jobId: string) => (await ask<AuditSteps>(boss, `/api/audits/${jobId}/steps`)).steps
    const voterOf = async (jobId: string, vote = 0) => (await stepsOf(jobId)).find((step) => step.vote === vote)?.voter

    beforeAll(async () => {
      ;[harbor, beacon] = [await launched('Harbor'), await launched('Beacon')]
      ring = await crowd(3)
      const launchIds = [harbor.launchId, beacon.launchId] as const
      onHarbor = [...(await votesOn(launchIds[0], ring)), ...(await votesOn(launchIds[0], await crowd(1)))]
      onBeacon = [...(await votesOn(launchIds[1], ring)), ...(await votesOn(launchIds[1], await crowd(1)))]
      expect(await audit(boss, one, ofTool(harbor))).toBe(200)
      expect(await audit(second, two, ofTool(beacon), one)).toBe(200)
      expect(await audit(boss, apart, ofTool(beacon))).toBe(200)
      for (const jobId of [one, two, apart])
        await eventually(async () => expect(await ask<Audit>(boss, `/api/audits/${jobId}`)).toMatchObject({ job: { state: 'done' } }))
    })

    it('calls a voter the same in each, and otherwise in the next case', async () => {
      for (const [index, vote] of onHarbor.slice(0, 3).entries()) {
        const called = await voterOf(one, vote)
        expect(called).toMatch(/^m-/)
        expect(await voterOf(two, onBeacon[index])).toBe(called)
        expect(await voterOf(apart, onBeacon[index])).not.toBe(called)
      }
      const alsoIn = async (jobId: string, votes: readonly number[]) => {
        const steps = await stepsOf(jobId)
        return votes.map((vote) => steps.find((step) => step.vote === vote)?.alsoIn)
      }
      expect(await alsoIn(one, onHarbor)).toEqual([1, 1, 1, 0])
      expect(await alsoIn(two, onBeacon)).toEqual([1, 1, 1, 0])
      expect(await alsoIn(apart, onBeacon)).toEqual([0, 0, 0, 0])
    })

    it('lists them, and follows a voter through all of them', async () => {
      const { caseId, audits } = await ask<AuditCase>(second, `/api/audits/${one}/case`)
      expect(caseId).toBe(one)
      expect(audits.map(({ job, question, byName, counted }) => [job.jobId, question.title, byName, counted])).toEqual([
        [one, 'Harbor', boss.username, 4],
        [two, 'Beacon', second.username, 4],
      ])
      expect(await ask(boss, `/api/audits/${two}`)).toMatchObject({ caseId: one })
      expect(await ask(boss, `/api/audits/${two}/case`)).toEqual(await ask(boss, `/api/audits/${one}/case`))
      expect(await ask(second, '/api/audits')).toMatchObject({ cases: [{ caseId: one, title: 'Harbor', audits: 2 }] })

      const [vote, other] = [onHarbor[0] ?? 0, onBeacon[0] ?? 0]
      const { text } = await get(second, `/api/cases/${one}/voter?vote=${vote}`)
      const followed = JSON.parse(text) as CaseVoter
      expect(followed).toMatchObject({ caseId: one, voter: await voterOf(one, vote), total: 2 })
      expect(
        followed.votes.map(({ tool, audits: listedBy, ...each }) => [tool?.name, each.vote, each.weight, each.state, listedBy]),
      ).toEqual([
        ['Beacon', other, 1, 'counted', [two]],
        ['Harbor', vote, 1, 'counted', [one]],
      ])
      for (const secret of [ring[0]?.memberId, ring[0]?.username, 'voter-']) expect(text).not.toContain(secret)
    })

    it('says nothing of votes that none of them lists, nor to anyone but admins', async () => {
      const [vote = 0] = onHarbor
      const codeAt = async (by: Member, path: string) => (JSON.parse((await get(by, path)).text) as { code?: string }).code
      expect(await codeAt(boss, `/api/cases/${apart}/voter?vote=${vote}`)).toBe('unknown-voter')
      expect(await codeAt(boss, `/api/cases/${two}/voter?vote=${onBeacon[0]}`)).toBe('no-such-case')
      expect(await codeAt(boss, `/api/cases/${harbor?.launchId}/voter?vote=${vote}`)).toBe('no-such-case')
      expect(await codeAt(boss, `/api/audits/${ulidAt(now)}/case`)).toBe('no-such-audit')
      expect(await codeAt(boss, `/api/cases/${one}/voter?vote=none`)).toBe('invalid')
      for (const role of ['analyst', 'moderator'] as const) {
        const person = await world.appoint(world.person(`the-${role}`, role))
        const reader = { ...person, memberId: MemberId.parse(person.memberId), token: await world.token(person) }
        for (const path of [`/api/audits/${one}/case`, `/api/cases/${one}/voter?vote=${vote}`, `/api/audits/${two}/steps`])
          expect((await get(reader, path)).status).toBe(403)
        expect(await audit(reader, ulidAt(now), ofTool(harbor), one)).toBe('forbidden')
      }
      for (const path of [`/api/audits/${one}/case`, `/api/cases/${one}/voter?vote=${vote}`]) {
        expect((await get(ring[0], path)).status).toBe(403)
        expect((await get(undefined, path)).status).toBe(401)
      }
    })

    it('is added to only where there is such a case', async () => {
      expect(await audit(boss, ulidAt(now), ofTool(harbor), ulidAt(now))).toBe('no-such-case')
      expect(await audit(boss, ulidAt(now), ofTool(harbor), two)).toBe('no-such-case')
      expect(await audit(boss, ulidAt(now), ofTool(harbor), String(harbor?.launchId))).toBe('no-such-case')
      expect(await audit(boss, apart, ofTool(beacon), one)).toBe('audit-asked-otherwise')
      expect(await audit(second, two, ofTool(beacon), one)).toBe(200)
      expect((await ask<AuditCase>(boss, `/api/audits/${one}/case`)).audits).toHaveLength(2)
    })

    it('is decided in from each of them, and a name that is looked up is known in all', async () => {
      const [vote, other] = [onHarbor[0] ?? 0, onBeacon[0] ?? 0]
      expect(await judge(second, two, 0, 'void', [other], 'ring')).toBe('no-such-case')
      expect(await judge(boss, one, 0, 'void', [vote, other], 'ring')).toBe(200)
      expect(await judge(second, one, 0, 'void', [onBeacon[1] ?? 0], 'ring')).toBe('decided-meanwhile')
      await eventually(async () => expect(await judgedOf(ring[0] as Member)).toEqual(['VoteVoided', 'VoteVoided']))
      const { votes } = await ask<CaseVoter>(second, `/api/cases/${one}/voter?vote=${vote}`)
      expect(votes.map(({ state }) => state)).toEqual(['voided', 'voided'])

      const [reason, called] = ['Their votes came from one network.', await voterOf(one, vote)]
      expect(await send(boss, 'RevealVoter', { caseId: two, voter: called, vote, reason })).toBe('no-such-case')
      expect(await send(boss, 'RevealVoter', { caseId: one, voter: called, vote, reason })).toBe(200)
      expect(await ask<CaseFile>(second, `/api/cases/${one}`)).toMatchObject({ revealed: [{ voter: called, username: ring[0]?.username }] })
      expect((await ask<CaseFile>(second, `/api/cases/${apart}`)).revealed).toEqual([])

      const ofMember = { subject: 'member', username: ring[1]?.username }
      expect(await send(boss, 'LookUpMember', { caseId: one, username: ring[1]?.username, reason })).toBe(200)
      expect(await audit(boss, ulidAt(now), ofMember)).toBe('member-not-looked-up')
      const third = ulidAt(now)
      expect(await audit(boss, third, ofMember, one)).toBe(200)
      expect((await ask<Audit>(boss, `/api/audits/${third}`)).question.title).toBe(await voterOf(one, onHarbor[1]))
    })

    it('is not decided in by who makes a product of one of them', async () => {
      const own = await launched('Dinghy', second.memberId)
      const vote = [onHarbor[2] ?? 0]
      expect(await ask<CaseFile>(second, `/api/cases/${one}`)).toMatchObject({ seen: 1, waitsFor: null })
      expect(await audit(boss, ulidAt(now), ofTool(own), one)).toBe(200)
      expect(await judge(second, one, 1, 'hold', vote, 'ring')).toBe('concerns-you')
      expect(await ask<CaseFile>(second, `/api/cases/${one}`)).toMatchObject({ waitsFor: expect.anything() })
      expect(await judge(boss, one, 1, 'hold', vote, 'ring')).toBe(200)
    })

    it('shows no one who voted for a product of theirs', async () => {
      const [own, other] = [await launched('Skiff', second.memberId), await launched('Punt')]
      const [voter] = (await crowd(1)) as [Member]
      const votes = [...(await votesOn(own.launchId, [voter])), ...(await votesOn(other.launchId, [voter]))]
      const caseId = ulidAt(now)
      expect(await audit(boss, caseId, { subject: 'day', day: dayOf(now) })).toBe(200)
      await eventually(async () => expect(await ask<Audit>(boss, `/api/audits/${caseId}`)).toMatchObject({ job: { state: 'done' } }))
      const [called, reason] = [await voterOf(caseId, votes[0]), 'Their votes came from one network.']
      const reveal = (by: Member, vote?: number) => send(by, 'RevealVoter', { caseId, voter: called, vote, reason })
      for (const vote of votes) expect(await reveal(second, vote)).toBe('concerns-you')
      expect(await reveal(second)).toBe('unknown-voter')
      expect(await reveal(boss, votes[0])).toBe(200)
    })

    it('has no more than 20, also where two admins add to it at the same time', async () => {
      const full = ulidAt(now)
      const day = { subject: 'day', day: dayOf(now) }
      expect(await audit(boss, full, day)).toBe(200)
      const answers = await Promise.all(
        Array.from({ length: 22 }, (_, index) => audit(index % 2 === 0 ? boss : second, ulidAt(now), day, full)),
      )
      expect(answers.filter((answer) => answer === 200)).toHaveLength(19)
      expect(answers.filter((answer) => answer === 'case-full')).toHaveLength(3)
      expect((await ask<AuditCase>(boss, `/api/audits/${full}/case`)).audits).toHaveLength(20)
    })
  })

  it('knows a command that is sent twice', async () => {
    const launchId = await launch('Pennywise')
    const votes = await votesOn(launchId, await crowd(1))
    const commandId = commandIdAt(now)
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
