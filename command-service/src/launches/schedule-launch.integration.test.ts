import { eventually } from '@debut/testing/eventually.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { dayOf, endOf } from '@debut/events/kernel/calendar.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { FREE_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('tools and launches over HTTP', () => {
  let world: World
  let log: EventStore
  /** Two processes of the same service, under a clock that is moved. */
  let here: string
  let there: string
  let admin: string
  let now = systemClock()
  const today = dayOf(now)

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const services = await Promise.all([world.commandService(), world.commandService()])
    ;[here, there] = services.map(({ url }) => url) as [string, string]
    admin = await world.token(await world.appoint(world.person('boss', 'admin')))
    await eventually(async () => expect(await typesOf(`launchDay-${today}`)).toEqual(['LaunchDayOpened']))
  })
  afterAll(() => world.close())

  const typesOf = async (stream: string) => (await log.read(stream)).map(({ type }) => type)
  const card = (over: object = {}) => {
    const toolId = newUlid()
    return {
      toolId,
      ownerId: world.person('maker').memberId,
      slug: `tool-${toolId.toLowerCase()}`,
      name: 'Paperplane',
      tagline: 'Send a note that folds itself',
      url: `https://${toolId.toLowerCase()}.example`,
      category: 'design',
      pricing: 'free',
      tags: ['mail'],
      logo: '/logo.svg',
      ...over,
    }
  }
  const listed = async () => {
    const { toolId } = card()
    expect(await sendCommand(here, admin, 'ListTool', card({ toolId }))).toMatchObject({ status: 200 })
    return toolId
  }
  const launchOf = (toolId: string, over: object = {}) => ({
    launchId: newUlid(),
    toolId,
    boardDate: addDays(today, 1),
    lane: 'free',
    ...over,
  })
  const refused = async (type: string, payload: object, token = admin) => {
    const { status, body } = await sendCommand(there, token, type, payload)
    return [status, body.code]
  }

  it('are for admins', async () => {
    const member = await world.token(world.person('ines'))
    expect(await refused('ListTool', card(), member)).toEqual([403, 'forbidden'])
    expect(await refused('ScheduleLaunch', launchOf(newUlid()), member)).toEqual([403, 'forbidden'])
  })

  it('are linked by the service alone: the command that a schedule sends to a tool is not accepted from outside', async () => {
    const toolId = await listed()
    expect(await refused('PlanLaunch', { toolId, launchId: newUlid() })).toEqual([400, 'unknown-command'])
    expect(await typesOf(`tool-${toolId}`)).toEqual(['ToolListed'])
  })

  it('list a tool once, under a slug that no other tool has', async () => {
    const paperplane = card({ slug: 'paperplane' })
    const first = await sendCommand(here, admin, 'ListTool', paperplane)
    expect(first).toMatchObject({ status: 200, body: { position: expect.any(Number) } })
    expect(await sendCommand(there, admin, 'ListTool', paperplane)).toMatchObject({ status: 200, body: first.body })
    expect(await typesOf(`tool-${paperplane.toolId}`)).toEqual(['ToolListed'])
    expect(await refused('ListTool', card({ slug: 'paperplane' }))).toEqual([409, 'slug-taken'])
    expect(await refused('ListTool', card({ url: `${paperplane.url.toUpperCase().replace('HTTPS', 'https')}/?from=here` }))).toEqual([
      409,
      'url-taken',
    ])
    expect(await refused('ListTool', { ...paperplane, slug: 'papership' })).toEqual([409, 'tool-exists'])
    expect(await sendCommand(here, admin, 'ListTool', card({ slug: 'papership' }))).toMatchObject({ status: 200 })
  })

  it('give a slug to one of two tools that ask at once, in whichever process', async () => {
    const answers = await Promise.all([here, there].map((url) => sendCommand(url, admin, 'ListTool', card({ slug: 'twins' }))))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('schedule a launch once, with its slot, its day and its tool’s word', async () => {
    const launch = launchOf(await listed())
    const first = await sendCommand(here, admin, 'ScheduleLaunch', launch)
    expect(first).toMatchObject({ status: 200 })
    expect(await sendCommand(there, admin, 'ScheduleLaunch', launch)).toMatchObject({ status: 200, body: first.body })
    expect(await typesOf(`launch-${launch.launchId}`)).toEqual(['LaunchScheduled'])
    expect(await typesOf(`tool-${launch.toolId}`)).toEqual(['ToolListed', 'LaunchPlanned'])
    expect((await log.read(`tool-${launch.toolId}`)).at(-1)?.position).toBe(first.body.position)
    expect(await refused('ScheduleLaunch', { ...launch, boardDate: addDays(today, 2) })).toEqual([409, 'launch-exists'])
    expect(await typesOf(`launchDay-${addDays(today, 2)}`)).toEqual([])
  })

  it('refuse a launch of no tool, on a day that has begun, and on a day that is full', async () => {
    const toolId = await listed()
    expect(await refused('ScheduleLaunch', launchOf(newUlid()))).toEqual([404, 'unknown-tool'])
    expect(await refused('ScheduleLaunch', launchOf(toolId, { boardDate: today }))).toEqual([422, 'day-begun'])
    expect(await refused('ScheduleLaunch', launchOf(toolId, { boardDate: addDays(today, -1) }))).toEqual([422, 'day-begun'])
    const boardDate = addDays(today, 5)
    const answers = await Promise.all(
      Array.from({ length: FREE_SLOTS + 3 }, (_, index) =>
        sendCommand(index % 2 === 0 ? here : there, admin, 'ScheduleLaunch', launchOf(toolId, { boardDate })),
      ),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBe(FREE_SLOTS)
    expect(answers.filter(({ body }) => body.code === 'day-full').length).toBe(3)
    expect(await sendCommand(here, admin, 'ScheduleLaunch', launchOf(toolId, { boardDate, lane: 'paid' }))).toMatchObject({ status: 200 })
  })

  it('open a launch at midnight in Los Angeles, by whichever process is first, once', async () => {
    const launch = launchOf(await listed())
    await sendCommand(here, admin, 'ScheduleLaunch', launch)
    now = endOf(today)
    await eventually(async () => expect(await typesOf(`launch-${launch.launchId}`)).toEqual(['LaunchScheduled', 'LaunchOpened']))
    now = endOf(today).plus({ seconds: 10 })
    await eventually(async () =>
      expect(await typesOf(`launchDay-${today}`)).toEqual(expect.arrayContaining(['LaunchDayClosed', 'LotteryDrawn'])),
    )
    expect((await typesOf(`launchDay-${today}`)).filter((type) => type.startsWith('LaunchDay'))).toEqual([
      'LaunchDayOpened',
      'LaunchDayClosed',
    ])
    const metrics = await (await fetch(`${here}/metrics`)).text()
    expect(metrics).toMatch(/launch_days_opened_seconds\{[^}]*\} [1-9]/)
  })
})
