import { eventually } from '@debut/testing/eventually.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { FREE_RELAUNCH_DAYS, FREE_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned } from '@debut/events/tools/tool-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { processContext } from '../../kernel/testing/process-context.ts'

const DESCRIPTION = 'Write a note, fold it once, and send it across the table or the ocean.'

/** Two instances of the same service. */
describe('the waiting line', () => {
  let world: World
  let log: EventStore
  let urls: string[]
  let admin: string
  const now = systemClock()
  const today = () => dayOf(now)

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const services = await Promise.all([world.commandService(), world.commandService()])
    urls = services.map(({ url }) => url)
    admin = await world.token(await world.appoint(world.person('boss', 'admin')))
    await eventually(async () => expect(await typesOf(`launchDay-${today()}`)).toEqual(['LaunchDayOpened']))
  })
  afterAll(() => world.close())

  const append = async (stream: string, ...events: { type: string; data: object }[]) => {
    const { commandId, commandHash, correlationId, actor, at } = processContext('test', stream, events, now)
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
  const read = async (stream: string) => decode(world.keys(), await log.read(stream))
  const typesOf = async (stream: string) => (await log.read(stream)).map(({ type }) => type)
  const dataOf = async <Data>(stream: string, type: string) =>
    (await read(stream)).flatMap(({ event }) => (event.type === type ? [event.data as Data] : []))
  const [here, there] = [() => urls[0] ?? '', () => urls[1] ?? '']

  const maker = async (name: string) => {
    const person = world.person(name)
    return { memberId: MemberId.parse(person.memberId), token: await world.token(person) }
  }
  type Maker = Awaited<ReturnType<typeof maker>>

  /** A tool can be transferred to them. */
  const member = async (username: string) => {
    const person = await maker(username)
    expect(await sendCommand(here(), person.token, 'RegisterMember', { username })).toMatchObject({ status: 200 })
    return person
  }

  const list = async ({ memberId }: Maker, over: object = {}) => {
    const toolId = newUlid()
    const card = {
      slug: `tool-${toolId.toLowerCase()}`,
      name: 'Paperplane',
      tagline: 'Send a note that folds itself',
      url: `https://${toolId.toLowerCase()}.example`,
      category: 'design',
      pricing: 'free',
      tags: ['mail'],
      logo: '/logo.svg',
      description: DESCRIPTION,
    }
    expect(await sendCommand(here(), admin, 'ListTool', { toolId, ownerId: memberId, ...card, ...over })).toMatchObject({ status: 200 })
    return toolId
  }
  const launchesOf = async (toolId: string) =>
    (await dataOf<{ launchId: string }>(`tool-${toolId}`, 'LaunchPlanned')).map(({ launchId }) => LaunchId.parse(launchId))
  const dayOfLaunch = async (launchId: string) =>
    (await dataOf<{ boardDate: string }>(`launch-${launchId}`, 'LaunchScheduled')).at(-1)?.boardDate
  const joins = async (who: Maker, toolId: string, url = here()) => {
    const commandId = newCommandId()
    // As a browser does: one that was not answered in time is sent again under its id.
    return vi.waitFor(
      async () => {
        const { status, body } = await sendCommand(url, who.token, 'JoinLine', { toolId }, commandId)
        expect(status).not.toBe(503)
        return body.code ?? status
      },
      { timeout: 60_000, interval: 200 },
    )
  }
  /** The launch that the tool joined with, once it has its day. */
  const placed = (toolId: string) =>
    vi.waitFor(
      async () => {
        const launchId = (await launchesOf(toolId)).at(-1) ?? ''
        const day = await dayOfLaunch(launchId)
        expect(day).toBeDefined()
        return { launchId, day }
      },
      { timeout: 60_000, interval: 100 },
    )
  const slotsOf = async (day: string) => {
    const taken = new Map<string, string>()
    for (const { event } of (await read(`launchDay-${day}`)) as readonly Recorded<LaunchDayEvent>[]) {
      if (event.type === 'SlotAssigned') taken.set(event.data.launchId, event.data.lane)
      if (event.type === 'SlotReleased') taken.delete(event.data.launchId)
    }
    return taken
  }

  it('gives each who joins the first free place, and no day more than it has, however many come at once through whichever instance', async () => {
    const makers = await Promise.all(Array.from({ length: 34 }, (_, index) => maker(`maker-${index}`)))
    const tools: string[] = []
    for (const each of makers) tools.push(await list(each))
    const codes = await Promise.all(makers.map((each, index) => joins(each, tools[index] ?? '', index % 2 === 0 ? here() : there())))
    expect(codes).toEqual(makers.map(() => 200))
    await Promise.all(tools.map(placed))

    const tomorrow = addDays(today(), 1)
    const lanes = [...(await slotsOf(tomorrow)).values()]
    expect(lanes.filter((lane) => lane === 'free')).toHaveLength(FREE_SLOTS)
    // Those are for sale, and free places are left.
    expect(lanes).not.toContain('paid')
    const all = await Promise.all(tools.map(placed))
    expect(new Set(all.map(({ launchId }) => launchId)).size).toBe(tools.length)
    for (const { launchId, day } of all) expect((await slotsOf(day ?? '')).has(launchId)).toBe(true)
    const joined = (await dataOf<{ launchId: string }>('waitingLine', 'LineJoined')).map(({ launchId }) => launchId)
    const days = joined.map((launchId) => all.find((each) => each.launchId === launchId)?.day ?? '')
    expect(days).toEqual(days.toSorted())
    await eventually(async () => expect(await dataOf('waitingLine', 'LineLeft')).toHaveLength(tools.length))
  })

  it('takes only who may: the maker of a whole tool without another launch', async () => {
    const [ines, noor] = [await maker('ines'), await maker('noor')]
    const bare = await list(ines, { description: null })
    expect(await joins(ines, bare)).toBe('tool-incomplete')
    const tool = await list(ines)
    expect(await joins(noor, tool)).toBe('not-your-tool')
    expect(await joins(ines, newUlid())).toBe('not-your-tool')
    expect(await joins(ines, tool)).toBe(200)
    expect(['launch-open', 'line-joined']).toContain(await joins(ines, tool))
  })

  it('has one launch of a member, waiting or scheduled: the free lane is no one’s alone', async () => {
    const [ines, noor, other] = [await member('ines-many'), await member('noor-many'), await member('somebody-else')]
    const tools = [await list(ines), await list(ines)] as const
    expect(await joins(ines, tools[0])).toBe(200)
    await placed(tools[0])
    expect(await joins(ines, tools[1], there())).toBe('line-joined')

    const transfer = async (who: Maker, toolId: string, to: Maker) => {
      const { status, body } = await sendCommand(here(), who.token, 'TransferTool', { toolId, memberId: to.memberId })
      return body.code ?? status
    }
    const own = await list(noor)
    expect(await joins(noor, own)).toBe(200)
    await placed(own)
    expect(await transfer(ines, tools[0], noor)).toBe('owner-has-launch')
    expect(await transfer(ines, tools[1], noor)).toBe(200)
    expect(await transfer(ines, tools[0], other)).toBe(200)
    const third = await list(ines)
    expect(await joins(ines, third)).toBe(200)
    expect(await transfer(other, tools[0], ines)).toBe('owner-has-launch')
  })

  it('answers the same command again, also where the launch has had its day since', async () => {
    const ines = await maker('ines-repeats')
    const toolId = await list(ines)
    const commandId = newCommandId()
    const joinAgain = () => sendCommand(here(), ines.token, 'JoinLine', { toolId }, commandId)
    expect(await joinAgain()).toMatchObject({ status: 200 })
    await placed(toolId)
    expect(await sendCommand(there(), ines.token, 'JoinLine', { toolId }, commandId)).toMatchObject({ status: 200 })
    expect(await launchesOf(toolId)).toHaveLength(1)
  })

  it('has room for another launch as soon as theirs was taken from the boards', async () => {
    const ines = await maker('ines-withdraws')
    const tool = await list(ines)
    expect(await joins(ines, tool)).toBe(200)
    const { launchId } = await placed(tool)
    expect(await sendCommand(here(), admin, 'DisqualifyLaunch', { launchId, reason: 'broken-link' })).toMatchObject({ status: 200 })
    expect(await joins(ines, await list(ines))).toBe(200)
  })

  it('moves a launch to its back and gives its place to another, up to a day before', async () => {
    const ines = await maker('ines-later')
    const tool = await list(ines)
    // Far enough ahead.
    const far = addDays(today(), 40)
    const launchId = newUlid()
    expect(await sendCommand(here(), admin, 'ScheduleLaunch', { launchId, toolId: tool, boardDate: far, lane: 'free' })).toMatchObject({
      status: 200,
    })
    const act = async (type: string, who: Maker) => {
      const { status, body } = await sendCommand(there(), who.token, type, { launchId })
      return body.code ?? status
    }
    expect(await act('RescheduleLaunch', await maker('somebody'))).toBe('unknown-launch')
    expect(await act('RescheduleLaunch', ines)).toBe(200)
    await eventually(async () => expect(await dayOfLaunch(launchId)).toBe(addDays(far, 1)))
    expect((await slotsOf(far)).has(launchId)).toBe(false)
    expect((await slotsOf(addDays(far, 1))).has(launchId)).toBe(true)
    expect(await act('WithdrawLaunch', ines)).toBe(200)
    await eventually(async () => expect((await slotsOf(addDays(far, 1))).has(launchId)).toBe(false))
    expect(await joins(ines, tool)).toBe(200)
  })

  it('gives back a place that an admin removed, also when a day passes while no instance runs', async () => {
    const ines = await maker('ines-again')
    const tool = await list(ines)
    expect(await joins(ines, tool)).toBe(200)
    const { launchId, day } = await placed(tool)
    const judge = (type: string, reason: string) => sendCommand(here(), admin, type, { launchId, reason })
    expect(await judge('DisqualifyLaunch', 'broken-link')).toMatchObject({ status: 200 })
    await eventually(async () => expect((await slotsOf(day ?? '')).has(launchId)).toBe(false))
    expect(await judge('ReinstateLaunch', 'mistake')).toMatchObject({ status: 200 })
    await eventually(async () => expect((await slotsOf((await dayOfLaunch(launchId)) ?? '')).has(launchId)).toBe(true))
    expect(await judge('ReinstateLaunch', 'mistake')).toMatchObject({ status: 422, body: { code: 'not-disqualified' } })
  })

  it('launches a tool again after half a year, with what has changed', async () => {
    const ines = await maker('ines-relaunch')
    const launchedBefore = async (days: number) => {
      const toolId = ToolId.parse(await list(ines))
      const attempt = { launchId: LaunchId.parse(newUlid()), toolId, boardDate: addDays(today(), -days) }
      await append(`launch-${attempt.launchId}`, LaunchScheduled({ ...attempt, lane: 'free' }), LaunchOpened(attempt))
      await append(`tool-${toolId}`, LaunchPlanned({ toolId, launchId: attempt.launchId }))
      return toolId
    }
    expect(await joins(ines, await launchedBefore(FREE_RELAUNCH_DAYS - 1))).toBe('relaunch-too-soon')
    const tool = await launchedBefore(FREE_RELAUNCH_DAYS)
    expect(await joins(ines, tool)).toBe('what-changed')
    const whatChanged = 'It folds itself twice now, flies further, and lands where it should in any weather.'
    expect(await sendCommand(here(), ines.token, 'JoinLine', { toolId: tool, whatChanged })).toMatchObject({ status: 200 })
    await eventually(async () => expect(await launchesOf(tool)).toHaveLength(2))
  })
})
