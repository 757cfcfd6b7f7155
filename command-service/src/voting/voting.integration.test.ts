import { commandIdAt, ulidAt } from '@debut/testing/ids-at.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processContext } from '../kernel/testing/process-context.ts'

describe('voting over HTTP', () => {
  let world: World
  let log: EventStore
  let url: string
  /** What the server takes for the time. */
  let now = toInstant('2026-11-20T20:00:00Z')
  const today = dayOf(now)

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const append = async (stream: string, ...events: { type: string; data: object }[]) => {
    const context = processContext('test', stream, events, now)
    const { commandId, commandHash, correlationId, actor, at } = context
    const encoded = await encode(world.keys(), stream, events, {
      $correlationId: correlationId,
      $causationId: commandId,
      commandHash,
      actor,
      at,
    })
    const known = await log.read(stream)
    await log.append(stream, known.length === 0 ? 'no-stream' : known.length - 1, encoded)
  }

  const launch = async ({ makers = [MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')], opened = true } = {}) => {
    const [toolId, launchId] = [ToolId.parse(ulidAt(now)), LaunchId.parse(ulidAt(now))]
    const card: Omit<Parameters<typeof ToolListed>[0], 'toolId' | 'ownerId' | 'makers' | keyof typeof NO_STORY> = {
      slug: `tool-${toolId.toLowerCase()}`,
      name: 'Paperplane',
      tagline: 'Send a note that folds itself',
      url: 'https://paperplane.example',
      category: 'design',
      pricing: 'free',
      tags: ['mail'],
      logo: '/logo.svg',
    }
    const [ownerId = ''] = makers
    await append(`tool-${toolId}`, ToolListed({ toolId, ownerId, makers, ...NO_STORY, ...card }), LaunchPlanned({ toolId, launchId }))
    await append(
      `launch-${launchId}`,
      LaunchScheduled({ launchId, toolId, boardDate: today, lane: 'free' }),
      ...(opened ? [LaunchOpened({ launchId, toolId, boardDate: today })] : []),
    )
    return { toolId, launchId }
  }

  const member = async (username: string, { verified = true } = {}) => {
    const person = { ...world.person(username), verified }
    const token = await world.token(person)
    await sendCommand(url, token, 'RegisterMember', { username })
    return { ...person, token, memberId: MemberId.parse(person.memberId) }
  }

  const votesOf = (memberId: MemberId) => log.read(`voter-${memberId}`)

  it('counts a vote, named by its launch or by the tool, once', async () => {
    const { toolId, launchId } = await launch()
    const ines = await member('ines')
    const first = await sendCommand(url, ines.token, 'CastVote', { launchId })
    expect(first).toMatchObject({ status: 200, body: { position: expect.any(Number) } })
    expect(await sendCommand(url, ines.token, 'CastVote', { toolId })).toMatchObject({ status: 200, body: first.body })
    expect((await votesOf(ines.memberId)).map(({ type }) => type)).toEqual(['VoteCast', 'StreakExtended'])
    expect(await sendCommand(url, ines.token, 'WithdrawVote', { toolId: toolId.toLowerCase() })).toMatchObject({ status: 200 })
    expect((await votesOf(ines.memberId)).map(({ type }) => type).slice(2)).toEqual(['VoteWithdrawn', 'StreakStepUndone'])
  })

  it('takes a tool for the launch that is open, although the tool has planned its next', async () => {
    const { toolId, launchId } = await launch()
    const next = LaunchId.parse(ulidAt(now))
    await append(`tool-${toolId}`, LaunchPlanned({ toolId, launchId: next }))
    await append(`launch-${next}`, LaunchScheduled({ launchId: next, toolId, boardDate: addDays(today, 200), lane: 'free' }))
    const jo = await member('jo-again')
    expect(await sendCommand(url, jo.token, 'CastVote', { toolId })).toMatchObject({ status: 200 })
    expect((await votesOf(jo.memberId))[0]).toMatchObject({ type: 'VoteCast', data: { launchId } })
    expect(await sendCommand(url, jo.token, 'WithdrawVote', { toolId })).toMatchObject({ status: 200 })
    expect((await votesOf(jo.memberId)).map(({ type }) => type)).toContain('VoteWithdrawn')
  })

  it('takes no vote of a member who was erased, and gives none back, although their token lives on', async () => {
    const gone = await member('gone')
    expect(await sendCommand(url, gone.token, 'CastVote', { launchId: (await launch()).launchId })).toMatchObject({ status: 200 })
    const before = (await votesOf(gone.memberId)).length
    expect(await sendCommand(url, gone.token, 'EraseMember', { username: 'gone' })).toMatchObject({ status: 200 })
    for (const [type, code] of [
      ['CastVote', 'not-registered'],
      ['WithdrawVote', 'erased'],
    ] as const)
      expect(await sendCommand(url, gone.token, type, { launchId: (await launch()).launchId })).toMatchObject({
        status: 422,
        body: { code },
      })
    expect(await votesOf(gone.memberId)).toHaveLength(before)
  })

  it('refuses each wrong vote with a code of its own, a human sentence, and counts nothing', async () => {
    const refused = async (who: { token: string; memberId: MemberId }, payload: object) => {
      const before = (await votesOf(who.memberId)).length
      const { status, body } = await sendCommand(url, who.token, 'CastVote', payload)
      expect((await votesOf(who.memberId)).length).toBe(before)
      expect((body as { message?: string }).message).toMatch(/^[A-Z].*\.$/)
      return [status, body.code]
    }
    const noor = await member('noor')
    const [one, two, three, four] = [await launch(), await launch(), await launch(), await launch()]
    const own = await launch({ makers: [noor.memberId] })
    expect(await refused(noor, { launchId: own.launchId })).toEqual([422, 'own-tool'])
    expect(await refused(noor, { launchId: ulidAt(now) })).toEqual([404, 'unknown-launch'])
    expect(await refused(noor, { toolId: ulidAt(now) })).toEqual([404, 'unknown-tool'])
    expect(await refused(noor, { launchId: (await launch({ opened: false })).launchId })).toEqual([422, 'launch-not-live'])
    expect(await refused(noor, {})).toEqual([400, 'invalid'])
    expect(await refused(noor, { launchId: one.launchId, toolId: one.toolId })).toEqual([400, 'invalid'])
    expect(await refused(noor, { launchId: one.launchId, weight: 5 })).toEqual([400, 'invalid'])
    expect(await refused(await member('unconfirmed', { verified: false }), { launchId: one.launchId })).toEqual([422, 'unverified'])
    const stranger = world.person('stranger')
    expect(
      await refused({ token: await world.token(stranger), memberId: MemberId.parse(stranger.memberId) }, { launchId: one.launchId }),
    ).toEqual([422, 'not-registered'])

    for (const { launchId } of [one, two, three])
      expect(await sendCommand(url, noor.token, 'CastVote', { launchId })).toMatchObject({ status: 200 })
    expect(await refused(noor, { launchId: four.launchId })).toEqual([422, 'daily-limit'])
  })

  it('takes no vote of a maker who has just left, and voids for good that of a friend who votes before accepting', async () => {
    const [owner, maker, friend] = [await member('an-owner'), await member('a-leaver'), await member('a-friend')]
    const { toolId, launchId } = await launch({ makers: [owner.memberId, maker.memberId] })
    const send = async (who: { token: string }, type: string, payload: object) =>
      expect(await sendCommand(url, who.token, type, payload)).toMatchObject({ status: 200 })
    await send(maker, 'RemoveMaker', { toolId, memberId: maker.memberId })
    expect(await sendCommand(url, maker.token, 'CastVote', { launchId })).toMatchObject({ status: 422, body: { code: 'left-tool' } })
    expect(await votesOf(maker.memberId)).toEqual([])
    await send(friend, 'CastVote', { launchId })
    await send(owner, 'InviteMaker', { toolId, memberId: friend.memberId })
    await send(friend, 'AcceptInvitation', { toolId })
    await eventually(async () =>
      expect((await votesOf(friend.memberId)).at(-1)).toMatchObject({
        type: 'VoteVoided',
        data: { launchId, number: 1, reason: 'own-tool' },
        metadata: { actor: 'process:void-makers-votes' },
      }),
    )
    const admin = await world.token(await world.appoint(world.person('an-admin', 'admin')))
    const restored = await sendCommand(url, admin, 'RestoreVote', { memberId: friend.memberId, launchId, reason: 'mistake' })
    expect(restored).toMatchObject({ status: 422, body: { code: 'vote-of-maker' } })
  })

  it('answers a vote that is sent again as the first time, and another under its id as a conflict', async () => {
    const [{ launchId }, other] = [await launch(), await launch()]
    const mika = await member('mika')
    const id = commandIdAt(now)
    const first = await sendCommand(url, mika.token, 'CastVote', { launchId }, id)
    expect(await sendCommand(url, mika.token, 'CastVote', { launchId }, id)).toMatchObject({ status: 200, body: first.body })
    expect(await sendCommand(url, mika.token, 'CastVote', { launchId: other.launchId }, id)).toMatchObject({
      status: 409,
      body: { code: 'command-id-reused' },
    })
    expect(await votesOf(mika.memberId)).toHaveLength(2)
  })

  it('takes a launch that has just opened, although it was asked for a moment before', async () => {
    const { toolId, launchId } = await launch({ opened: false })
    const tomasz = await member('tomasz')
    expect(await sendCommand(url, tomasz.token, 'CastVote', { launchId })).toMatchObject({ status: 422 })
    await append(`launch-${launchId}`, LaunchOpened({ launchId, toolId, boardDate: today }))
    expect(await sendCommand(url, tomasz.token, 'CastVote', { launchId })).toMatchObject({ status: 200 })
  })

  it('gives three votes a day to a member who asks for a hundred at once, over four processes', async () => {
    const urls = [url, ...(await Promise.all([1, 2, 3].map(async () => (await world.commandService()).url)))]
    const aya = await member('aya')
    const launches = await Promise.all(Array.from({ length: 10 }, () => launch()))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendCommand(urls[index % 4] ?? url, aya.token, 'CastVote', { launchId: launches[index % 10]?.launchId }),
      ),
    )
    const casts = (await votesOf(aya.memberId)).filter(({ type }) => type === 'VoteCast')
    expect(casts).toHaveLength(3)
    expect(new Set(casts.map(({ data }) => (data as { launchId: string }).launchId)).size).toBe(3)
    // A repetition of one of the three is accepted; every other answer says why not.
    for (const { status, body } of answers) expect([200, 422, 503]).toContain(body.code === 'daily-limit' ? 422 : status)
  })

  it('lets an admin hold, void and restore a vote with a reason, and no other member', async () => {
    const { launchId } = await launch()
    const lukas = await member('lukas')
    await sendCommand(url, lukas.token, 'CastVote', { launchId })
    const admin = await world.token(await world.appoint(world.person('the-admin', 'admin')))
    const command = { memberId: lukas.memberId, launchId, reason: 'ring' }
    expect(await sendCommand(url, lukas.token, 'HoldVote', command)).toMatchObject({ status: 403 })
    expect(await sendCommand(url, admin, 'HoldVote', { ...command, reason: 'dislike' })).toMatchObject({ status: 400 })
    for (const type of ['HoldVote', 'VoidVote', 'RestoreVote'])
      expect(await sendCommand(url, admin, type, command)).toMatchObject({ status: 200 })
    expect((await votesOf(lukas.memberId)).map(({ type }) => type).slice(2)).toEqual(['VoteHeld', 'VoteVoided', 'VoteRestored'])
    expect(await sendCommand(url, admin, 'VoidVote', { ...command, launchId: ulidAt(now) })).toMatchObject({
      status: 422,
      body: { code: 'no-such-vote' },
    })
  })

  it('records each admin who names a voter, also where they did not vote, for the voter to read', async () => {
    const [{ launchId }, other] = [await launch(), await launch()]
    const signe = await member('signe')
    await sendCommand(url, signe.token, 'CastVote', { launchId })
    const admin = await world.token(await world.appoint(world.person('another-admin', 'admin')))
    const sent = async (type: string, of: string) =>
      (await sendCommand(url, admin, type, { memberId: signe.memberId, launchId: of, reason: 'ring' })).status
    expect([await sent('HoldVote', launchId), await sent('VoidVote', launchId), await sent('RestoreVote', other.launchId)]).toEqual([
      200, 200, 422,
    ])
    const lookups = await log.read(`lookups-${signe.memberId}`)
    expect(lookups.map(({ type, data }) => [type, (data as { caseId: string }).caseId])).toEqual([
      ['MemberLookedUp', launchId],
      ['MemberLookedUp', other.launchId],
    ])
  })

  describe('POST /api/rewards and POST /api/profile/update', () => {
    const post = async (path: string, token: string, body: object) => {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      })
      const answered: unknown = await response.json()
      if (response.ok) fitsContract('POST', path, answered)
      return { status: response.status, body: answered }
    }

    it('tell the true values to a client that claims others, and each tier once', async () => {
      const kai = await member('kai')
      const begin = now
      for (let day = 0; day < 5; day++) {
        now = begin.plus({ days: day })
        const { launchId } = await launch()
        // A week later the first token has long expired.
        const token = await world.token(kai, 30 * 86_400)
        expect(await sendCommand(url, token, 'CastVote', { launchId })).toMatchObject({ status: 200 })
      }
      const token = await world.token(kai, 30 * 86_400)
      const foreign = { user_id: world.person('victim').memberId, streak: 900, latest_streak: '2020-01-01', vote_multiplier: 5 }
      expect(await post('/api/profile/update', token, foreign)).toEqual({
        status: 200,
        body: {
          profile: {
            username: 'kai',
            name: null,
            avatar_url: '/avatar.svg',
            onboarded: false,
            streak: 5,
            latest_streak: dayOf(now),
            vote_multiplier: 2,
            tier: 5,
          },
        },
      })
      const claim = { user_id: foreign.user_id, current_streak: 900, unlocked_rewards: [5, 25, 50, 100] }
      const answers = await Promise.all([post('/api/rewards', token, claim), post('/api/rewards', token, claim)])
      const announced = answers.flatMap(({ body }) => (body as { newRewards: { streaks: number }[] }).newRewards)
      expect(announced).toEqual([{ streaks: 5, description: 'Your upvotes count as 2', multiplier: 2 }])
      expect(await post('/api/rewards', token, claim)).toEqual({ status: 200, body: { newRewards: [] } })

      now = now.plus({ days: 2 })
      expect(await post('/api/profile/update', token, foreign)).toMatchObject({
        body: { profile: { streak: 0, vote_multiplier: 1, tier: 5 } },
      })
      now = begin
    })
  })
})
