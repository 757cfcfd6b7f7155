import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { VoteNetworks } from '@debut/events/vote-review/review-answers.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { openDatabase, type Knex } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { commandIdAt, ulidAt } from '@debut/testing/ids-at.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processContext } from '../kernel/testing/process-context.ts'

const MAKER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
describe('votes out of line', () => {
  let world: World
  let log: EventStore
  let database: Knex
  let service: Awaited<ReturnType<World['commandService']>>
  let now: Instant = toInstant('2026-11-20T20:00:00Z')
  let members = 0

  const start = () => world.commandService()
  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    service = await start()
  })
  afterAll(() => world.close())

  const append = async (stream: string, ...events: { type: string; data: object }[]) => {
    const { commandId, correlationId, ...context } = processContext('test', stream, events, now)
    const envelope = { ...context, $correlationId: correlationId, $causationId: commandId }
    await log.append(stream, 'no-stream', await encode(world.keys(), stream, events, envelope))
  }
  const launch = async () => {
    const [toolId, launchId, boardDate] = [ToolId.parse(ulidAt(now)), LaunchId.parse(ulidAt(now)), dayOf(now)]
    const card = { slug: `tool-${toolId.toLowerCase()}`, name: 'Paperplane', tagline: 'Send a note that folds itself' }
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
  const send = async (token: string, type: string, payload: object, address: string) => {
    const response = await fetch(`${service.url}/api/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      body: JSON.stringify({ commandId: commandIdAt(now), type, payload }),
    })
    expect({ type, status: response.status }).toEqual({ type, status: 200 })
  }
  const member = async (address: string) => {
    const person = world.person(`member-${++members}`)
    const token = await world.token(person)
    await send(token, 'RegisterMember', { username: person.username }, address)
    return { memberId: MemberId.parse(person.memberId), token, address, username: person.username }
  }
  type Member = Awaited<ReturnType<typeof member>>
  const vote = ({ token, address }: Member, launchId: LaunchId) => send(token, 'CastVote', { launchId }, address)
  const army = (network: string) => Promise.all([11, 12, 13, 14].map((host) => member(`${network}.${host}`)))
  const judgedOf = async ({ memberId }: Member) =>
    (await log.read(`voter-${memberId}`)).filter(({ type }) => /^Vote(Held|Restored|Voided)$/.test(type)).map(({ type }) => type)
  const evidence = () => database<{ member_id: string; detector: string; figures: object }>('identity.review_evidence')
  const origins = (launchId: LaunchId) => database('identity.vote_origins').where({ launch_id: launchId })
  const metric = async () =>
    Number(/^review_held_votes_total\{.*shared-origin.*\} (\d+)$/m.exec(await (await fetch(`${service.url}/metrics`)).text())?.[1])
  /** It has looked at this: what comes after it in the log is held. */
  const looked = async () => {
    const launchId = await launch()
    const four = await army(`93.184.${100 + (members % 100)}`)
    for (const each of four) await vote(each, launchId)
    await eventually(async () => expect(await judgedOf(four[3] as Member)).toEqual(['VoteHeld']))
  }

  it('are held with evidence that names no member, where new members of one network vote for nothing else', async () => {
    const launchId = await launch()
    const before = await metric()
    const four = await army('93.184.216')
    const [first] = four as [Member]
    for (const each of four) await vote(each, launchId)
    for (const each of four) await eventually(async () => expect(await judgedOf(each)).toEqual(['VoteHeld']))
    const [held] = (await log.read(`voter-${first.memberId}`)).filter(({ type }) => type === 'VoteHeld')
    expect(held).toMatchObject({ data: { launchId, reason: 'shared-origin' }, metadata: { actor: 'process:hold-suspects' } })
    expect(await evidence().where({ member_id: first.memberId })).toMatchObject([
      { detector: 'shared-origin', number: 1, figures: { votes: 4, together: 100 } },
    ])
    expect(await metric()).toBe(before + 4)
    const stored = JSON.stringify(await origins(launchId))
    expect(stored).not.toContain('93.184')
  })

  it('are counted by the networks that they share with each other, without saying whose they are', async () => {
    const [launchId, quiet] = [await launch(), await launch()]
    const four = await army('93.184.215')
    const alone = await member('93.185.1.7')
    for (const each of [...four, alone]) await vote(each, launchId)
    await vote(alone, quiet)
    await eventually(async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ day: dayOf(now) })
      const response = await fetch(`${service.url}/internal/vote-networks`, { method: 'POST', headers, body })
      const { launches } = VoteNetworks.parse(await response.json())
      const of = (id: string) => launches.find((each) => each.launchId === id)
      expect(of(launchId)).toEqual({ launchId, known: 5, shared: 4 })
      expect(of(quiet)).toEqual({ launchId: quiet, known: 1, shared: 0 })
    })
  })

  it('are not held a second time, once somebody has restored them, nor by an instance that reads all of it again', async () => {
    const launchId = await launch()
    const four = await army('93.184.217')
    for (const each of four) await vote(each, launchId)
    for (const each of four) await eventually(async () => expect(await judgedOf(each)).toEqual(['VoteHeld']))
    const admin = await world.token(await world.appoint(world.person(`admin-${++members}`, 'admin')))
    const [first, second] = four as [Member, Member]
    await send(admin, 'RestoreVote', { memberId: first.memberId, launchId, reason: 'reviewed' }, '127.0.0.1')
    await service.close()
    await database('identity.processes').where({ name: 'hold-suspects' }).delete()
    service = await start()
    // The group grows, and is looked at again.
    const late = await member('93.184.217.99')
    await vote(late, launchId)
    await eventually(async () => expect(await judgedOf(late)).toEqual(['VoteHeld']))
    expect(await judgedOf(first)).toEqual(['VoteHeld', 'VoteRestored'])
    expect(await judgedOf(second)).toEqual(['VoteHeld'])
  })

  it('are held after an outage, where they were cast during it', async () => {
    await service.close()
    service = await world.commandService({ REVIEW_HOLDS: 'false' })
    const launchId = await launch()
    const four = await army('93.184.218')
    for (const each of four) await vote(each, launchId)
    await eventually(async () => expect(await origins(launchId)).toHaveLength(4))
    await service.close()
    service = await start()
    for (const each of four) await eventually(async () => expect(await judgedOf(each)).toEqual(['VoteHeld']))
  })

  it('are none where everybody is on this machine or in a private network', async () => {
    const launchId = await launch()
    const [here, inside] = [await army('127.0.0'), await army('10.1.2')]
    for (const each of [...here, ...inside]) await vote(each, launchId)
    await looked()
    expect(await origins(launchId)).toEqual([])
    for (const each of [...here, ...inside]) expect(await judgedOf(each)).toEqual([])
  })

  it('are theirs to see, and where they came from is forgotten with them, and after 30 days', async () => {
    const launchId = await launch()
    const four = await army('93.184.219')
    for (const each of four) await vote(each, launchId)
    for (const each of four) await eventually(async () => expect(await judgedOf(each)).toEqual(['VoteHeld']))
    const [first] = four as [Member]
    await send(first.token, 'EraseMember', { username: first.username }, first.address)
    await eventually(async () => expect(await evidence().where({ member_id: first.memberId })).toEqual([]))
    await eventually(async () => expect(await origins(launchId)).toHaveLength(3))

    now = toInstant('2026-12-21T20:00:00Z')
    await service.close()
    service = await start()
    await eventually(async () => expect(await origins(launchId)).toHaveLength(0))
  })
})
