import { eventually } from '@debut/testing/eventually.ts'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { hiddenOrder } from '@debut/events/voting/hidden-points.ts'
import { sha256 } from '@debut/events/kernel/merkle.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Actor } from '@debut/events/kernel/envelope.ts'
import { type CommandId, MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LaunchDayOpened, LotteryDrawn } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { MemberRegistered, RoleGranted } from '@debut/events/members/member-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { VoteCast, VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { openBus } from '@debut/adapters/bus.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import type { Role } from '@debut/events/members/role.ts'
import { readSigningKey } from '@debut/stack/signing-keys.ts'
import { fitsContract, refusalFitsContract } from '@debut/testing/fits-contract.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { expect } from 'vitest'

interface Fact {
  readonly type: string
  readonly data: object
}

export interface Member {
  readonly memberId: MemberId
  readonly username: string
  readonly token: string
}

type Card = Parameters<typeof ToolListed>[0]

export interface Launch {
  readonly toolId: ToolId
  readonly launchId: LaunchId
  readonly boardDate: Day
}

export type Vote = ReturnType<typeof VoteCast>['data'] & { readonly commandId: CommandId; readonly position: number }

const PROCESS = 'process:launch-days'
const DEFAULT_MEMBER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

/** What happens is written into the log as the command-service writes it, at times that the test names; then it is projected and asked for. */
export const startStory = async () => {
  let at = toInstant('2026-03-02T20:00:00Z')
  const world = await startWorld({ clock: () => at })
  const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  const bus = world.closing(openBus({ url: world.settings.NATS_URL, name: 'story', logger: world.logger }))
  const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'story' })
  world.closing({ close: () => identity.destroy() })
  const keys = openMemberKeys(identity)
  /** What the command-service says when it is asked; nothing of how it is until a test says so. */
  const commandServiceSays: Record<string, unknown> = {}
  const issuer = await publishKeys(world, commandServiceSays)

  let last = 0
  let numbers = 0

  const append = async (stream: string, actor: Actor, ...facts: Fact[]) => {
    const commandId = world.newCommandId()
    const envelope = { $correlationId: 'story', $causationId: commandId, commandHash: 'hash', actor, at }
    const known = await log.read(stream)
    const appended = await log.append(
      stream,
      known.length === 0 ? 'no-stream' : known.length - 1,
      await encode(keys, stream, facts, envelope),
    )
    if (appended === 'conflict') throw new Error(`${stream} was written meanwhile`)
    last = Math.max(last, appended.position)
    return { commandId, position: appended.position }
  }

  const changed =
    (form: (data: Parameters<typeof VoteHeld>[0]) => Fact) =>
    ({ commandId: _, position: __, ...vote }: Vote, reason: 'ring' | 'mistake' = 'ring') =>
      append(`voter-${vote.memberId}`, DEFAULT_MEMBER, form({ ...vote, reason }))

  return {
    world,
    bus,
    commandServiceSays,
    /** Whatever follows happens then. */
    at: (instant: string): Instant => (at = toInstant(instant)),
    /** The last position that was written. */
    last: () => last,
    append,
    member: async (username: string, ...roles: Role[]): Promise<Member> => {
      const person = world.person(username, ...roles)
      const memberId = MemberId.parse(person.memberId)
      const granted = roles.map((role) => RoleGranted({ memberId, role, by: 'configuration' }))
      await append(`member-${memberId}`, memberId, MemberRegistered({ memberId, username }), ...granted)
      return { memberId, username, token: await world.token(person) }
    },
    launch: async (
      slug: string,
      boardDate: Day,
      makers: readonly MemberId[] = [DEFAULT_MEMBER],
      card: Partial<Card> = {},
    ): Promise<Launch> => {
      const launch = { toolId: ToolId.parse(world.newUlid()), launchId: LaunchId.parse(world.newUlid()), boardDate }
      const { toolId, launchId } = launch
      const [ownerId = DEFAULT_MEMBER] = makers
      const listed = ToolListed({
        toolId,
        ownerId,
        makers: [...makers],
        slug,
        name: slug.toUpperCase(),
        tagline: `Does what ${slug} does`,
        url: `https://${slug}.example/`,
        category: 'design',
        pricing: 'free',
        tags: ['ai', 'fonts'],
        logo: `/api/drawings/logos/${slug}.svg`,
        ...NO_STORY,
        ...card,
      })
      await append(`tool-${toolId}`, ownerId, listed, LaunchPlanned({ toolId, launchId }))
      await append(`launch-${launchId}`, ownerId, LaunchScheduled({ ...launch, lane: 'free' }))
      return launch
    },
    /** The seed is the day's own hash, so that tests can tell the hidden order. */
    open: async (day: Day, launches: readonly Launch[]): Promise<LaunchId[]> => {
      const seed = sha256(day)
      const order = hiddenOrder(
        seed,
        launches.map(({ launchId }) => launchId),
      )
      const inOrder = order.flatMap((id) => launches.filter(({ launchId }) => launchId === id))
      await append(
        `launchDay-${day}`,
        PROCESS,
        LaunchDayOpened({
          day,
          rule: 'v1',
          seedHash: sha256(seed),
          launches: inOrder.map(({ launchId, toolId }) => ({ launchId, toolId })),
        }),
      )
      for (const launch of inOrder) await append(`launch-${launch.launchId}`, PROCESS, LaunchOpened({ ...launch }))
      return order
    },
    close: (
      day: Day,
      closed: Pick<Parameters<typeof LaunchDayClosed>[0], 'upTo' | 'votes' | 'merkleRoot' | 'standings'>,
      ...more: Fact[]
    ) => append(`launchDay-${day}`, PROCESS, LaunchDayClosed({ day, rule: 'v1', seed: sha256(day), ...closed }), ...more),
    drawn: (day: Day, winner: { memberId: MemberId; leaf: string } | null) =>
      LotteryDrawn({ day, draw: sha256(`draw ${day}`), eligible: winner === null ? 0 : 1, winner }),
    granted: (period: Period, start: Day, awards: Parameters<typeof AwardsGranted>[0]['awards']) =>
      AwardsGranted({ period, start, rule: 'v1', awards }),
    revised: (day: Day, because: number, awards: Parameters<typeof AwardsGranted>[0]['awards']) =>
      append(`launchDay-${day}`, PROCESS, AwardRevised({ period: 'day', start: day, rule: 'v1', awards, reason: 'ring', because })),
    cast: async ({ memberId }: Member, launch: Launch, weight = 1, ...more: Fact[]): Promise<Vote> => {
      const vote = VoteCast({ memberId, number: ++numbers, ...launch, countsOn: dayOf(at), weight })
      const { commandId } = await append(`voter-${memberId}`, memberId, vote, ...more)
      const written = (await log.read(`voter-${memberId}`)).findLast(({ type }) => type === 'VoteCast')
      return { ...vote.data, commandId, position: written?.position ?? Number.NaN }
    },
    withdraw: ({ commandId: _, position: __, ...vote }: Vote) =>
      append(`voter-${vote.memberId}`, vote.memberId, VoteWithdrawn({ ...vote, withdrawnOn: dayOf(at) })),
    hold: changed(VoteHeld),
    void: changed(VoteVoided),
    restore: changed(VoteRestored),
    /** Projects everything, now and later. */
    project: () => world.projectionService(),
    /** A query-service that takes this for the time, once it can answer. */
    serve: async (clock: () => Instant) => {
      const { url } = await world.queryService(issuer, { clock })
      await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
      const get = async (path: string, { token, ...headers }: Record<string, string> = {}) => {
        const response = await fetch(`${url}${path}`, {
          headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        })
        const text = await response.text()
        const body = JSON.parse(text === '' ? '{}' : text) as Record<string, unknown>
        if (response.status === 200) fitsContract('GET', path, body)
        else refusalFitsContract(`GET ${path}`, body['code'] as string | undefined)
        return { status: response.status, headers: response.headers, body }
      }
      /** As far as the log is written, however long a busy machine takes to get there. */
      const getNow = (path: string, headers: Record<string, string> = {}) =>
        eventually(async () => {
          const answer = await get(path, { 'min-position': String(last), ...headers })
          expect(answer.headers.get('x-stale')).toBeNull()
          return answer
        })
      return { url, get, getNow }
    },
    end: () => world.close(),
  }
}

export type Story = Awaited<ReturnType<typeof startStory>>

/** The key set of the service that signs the world's tokens and counts visits; here there were none. */
const publishKeys = async (world: World, says: Readonly<Record<string, unknown>>): Promise<string> => {
  const { d: _, ...key } = readSigningKey(world.settings.SIGNING_KEYS_FILE)
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key], counts: [], evidence: [], ...says }))
  }).listen(0, world.settings.HOST)
  await once(server, 'listening')
  world.closing({ close: async () => void server.close() })
  return `http://${world.settings.HOST}:${(server.address() as AddressInfo).port}`
}
