import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { rebuild } from '@debut/projection-service/kernel/rebuild.ts'
import { projectors } from '@debut/projection-service/projectors.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { kept, keptOfWallets, neverKept, type PlantedLives, plantLives } from '../planted-lives.ts'
import { remainsOf } from '../remains.ts'
import { sendCommand } from '../world.ts'
import { startWorldBehindEdge, type WorldBehindEdge } from '../world-behind-edge.ts'

const WITHIN = { timeout: 60_000, interval: 250 }

/** Of its own, not a part of a longer number or of an id. */
const standsIn = (line: string, secret: string) =>
  line.includes(secret) && (!/^\d+$/.test(secret) || new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(line))

describe('a member who leaves more than fifty texts with us', () => {
  let all: WorldBehindEdge
  let lives: PlantedLives
  let log: EventStore
  let texts: string[]
  let vote: { readonly launchId: LaunchId; readonly made: ToolId }

  beforeAll(async () => {
    all = await startWorldBehindEdge()
    log = all.world.closing(openEventStore({ url: all.world.settings.EVENTSTORE_URL, logger: all.world.logger }))
    lives = await plantLives(all)
    texts = [...Object.values(kept), lives.avatar, ...Object.values(keptOfWallets), lives.ethereum.address, lives.solana.address]
    const made = await launch([MemberId.parse(lives.memberId)])
    const { launchId } = await launch([MemberId.parse(lives.solana.memberId)])
    vote = { launchId, made: made.toolId }
  })
  afterAll(() => all.world.close())

  const launch = async (makers: MemberId[]) => {
    const [toolId, launchId] = [ToolId.parse(newUlid()), LaunchId.parse(newUlid())]
    const at = systemClock()
    const boardDate = dayOf(at)
    const [ownerId = ''] = makers
    const card = {
      slug: `tool-${toolId.toLowerCase()}`,
      name: 'Paperplane',
      tagline: 'Send a note that folds itself',
      url: 'https://paperplane.example',
      category: 'design' as const,
      pricing: 'free' as const,
      tags: ['mail'],
      logo: '/logo.svg',
    }
    const streams = [
      [`tool-${toolId}`, [ToolListed({ toolId, ownerId, makers, ...NO_STORY, ...card }), LaunchPlanned({ toolId, launchId })]],
      [
        `launch-${launchId}`,
        [LaunchScheduled({ launchId, toolId, boardDate, lane: 'free' }), LaunchOpened({ launchId, toolId, boardDate })],
      ],
    ] as const
    for (const [stream, facts] of streams) {
      const envelope = { $correlationId: 'test', $causationId: newCommandId(), commandHash: 'hash', actor: 'process:test', at } as const
      await log.append(stream, 'no-stream', await encode(openMemberKeys(all.identity), stream, facts, envelope))
    }
    return { toolId, launchId }
  }
  const votesCounted = async () => {
    const database = openDatabase({ url: all.world.settings.DATABASE_URL, name: 'test' })
    try {
      const { rows } = await database.raw<{ rows: { version: number }[] }>(`select version from projections.active where name = 'rankings'`)
      return await database(`rankings_v${rows[0]?.version}.standings`).where({ launch_id: vote.launchId, period: 'day' }).pluck('voters')
    } finally {
      await database.destroy()
    }
  }
  const makersOf = async (toolId: ToolId) => {
    const answer = await fetch(`${all.publicUrl}/api/tools/${toolId}`)
    return ((await answer.json()) as { tool: { makers: { username: string | null }[] } }).tool.makers
  }
  const statusOf = async (toolId: ToolId) => (await fetch(`${all.publicUrl}/api/tools/${toolId}`)).status
  const profileOf = async (authorization: string, body: object = {}) => {
    const answer = await fetch(`${all.publicUrl}/api/profile/update`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { profile: { username: string } }
  }

  it('finds each of them with us where it is meant to be kept, and no secret but in a mail on its way', async () => {
    expect(new Set(Object.values(kept)).size).toBeGreaterThanOrEqual(50)
    expect((await lives.send('CastVote', { launchId: vote.launchId })).status).toBe(200)
    await vi.waitFor(async () => {
      expect(await votesCounted()).toEqual([1])
      expect(Object.keys(await remainsOf(all.world, texts)).toSorted()).toEqual(texts.toSorted())
      expect(await makersOf(vote.made)).toMatchObject([{ username: kept.usernameThree }])
    }, WITHIN)
    expect(await remainsOf(all.world, Object.values(neverKept))).toEqual({})
    expect(lives.secrets.size).toBeGreaterThan(40)
    const places = Object.values(await remainsOf(all.world, [...lives.secrets])).flat()
    expect(new Set(places)).toEqual(new Set(['table identity.outbox']))
  })

  it('leaves none of them behind once erased, by themselves or with an account that is deleted', async () => {
    expect(await lives.send('EraseMember', { username: kept.usernameThree })).toMatchObject({ status: 200 })
    const { username } = (await profileOf(`Bearer ${lives.ethereum.token}`)).profile
    expect(await sendCommand(all.publicUrl, lives.ethereum.token, 'EraseMember', { username })).toMatchObject({ status: 200 })
    expect((await lives.admin.deleteUser(lives.solana.memberId)).error).toBeNull()
    await vi.waitFor(async () => expect(await remainsOf(all.world, texts)).toEqual({}), WITHIN)
    expect(await remainsOf(all.world, [...lives.secrets, username])).toEqual({})
    expect(await all.identity('identity.flows')).toEqual([])
    expect(await all.identity('identity.outbox')).toEqual([])
  })

  it('is let in by nothing that they had', async () => {
    for (const bearer of [await lives.bearer(), `Bearer ${lives.ethereum.token}`, `Bearer ${lives.solana.token}`]) {
      const headers = { authorization: bearer }
      expect((await fetch(`${all.publicUrl}/auth/v1/user`, { headers })).status).toBe(403)
      const cast = () => sendCommand(all.publicUrl, bearer.slice('Bearer '.length), 'CastVote', { launchId: vote.launchId })
      await vi.waitFor(async () => {
        expect((await fetch(`${all.publicUrl}/api/user/get-my-profile`, { headers })).status).toBe(401)
        expect((await cast()).status).toBe(401)
      }, WITHIN)
    }
    const { client } = lives.clientAt('Browser/4', '192.0.2.80')
    const refused = async (answer: Promise<{ readonly error: { readonly code?: string | undefined } | null }>) => (await answer).error?.code
    expect(await refused(client.refreshSession({ refresh_token: lives.refreshToken }))).toBe('refresh_token_not_found')
    for (const email of [kept.firstEmail, kept.secondEmail])
      expect(await refused(client.signInWithPassword({ email, password: neverKept.newPassword }))).toBe('invalid_credentials')
  })

  it('stays counted without a name, and reappears in no rebuild', async () => {
    const session = all.world.closing(await openSession({ url: all.world.settings.DATABASE_URL, name: 'test', timeoutMs: 10_000 }))
    const keys = openMemberKeys(all.identity)
    for (const projector of projectors)
      await rebuild(projector, {
        log,
        keys,
        session,
        signal: new AbortController().signal,
        logger: all.world.logger,
        progress: () => undefined,
      })
    expect(await remainsOf(all.world, texts)).toEqual({})
    // After the rebuild, Postgres may be too busy to take another connection right then.
    await vi.waitFor(async () => expect(await votesCounted()).toEqual([1]), WITHIN)
    // It had no other maker.
    await vi.waitFor(async () => expect(await statusOf(vote.made)).toBe(404))
  })

  it('may come again as somebody else, under another name', async () => {
    const { client } = lives.clientAt('Browser/4', '192.0.2.80')
    await client.signUp({ email: kept.secondEmail, password: neverKept.newPassword, options: { data: { name: 'Somebody New' } } })
    const { code } = await lives.mailTo(kept.secondEmail, 'confirmation')
    const { data } = await client.verifyOtp({ email: kept.secondEmail, token: code, type: 'email' })
    expect(data.user?.id).not.toBe(lives.memberId)
    const authorization = `Bearer ${data.session?.access_token}`
    for (const username of [kept.usernameThree, kept.usernameOne])
      expect((await profileOf(authorization, { username })).profile.username).toBe(`${username}-1`)
  })

  it('stands in no line of any log, nor does anything that proves who they are', () => {
    const requests = all.lines.filter((line) => line.includes('"url":"/auth/v1/verify"'))
    // By the edge and by the service behind it.
    expect(requests.length).toBeGreaterThan(4)
    expect(requests.length % 2).toBe(0)
    expect(all.lines.length).toBeGreaterThan(100)
    const secret = [...texts, ...Object.values(neverKept), ...lives.secrets]
    expect(all.lines.filter((line) => secret.some((each) => standsIn(line, each)))).toEqual([])
  })
})
