import { eventually } from '../eventually.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCommand, startServices, startWorld, type World } from '../world.ts'

describe('a launch that members wait for', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    url = (await startServices(world)).command.url
  })
  afterAll(() => world.close())

  it('is announced by mail to those who asked for it, once it opens', async () => {
    const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identity.destroy() })
    const admin = await world.token(await world.appoint(world.person('boss', 'admin')))
    const send = async (token: string, type: string, payload: object) =>
      expect(await sendCommand(url, token, type, payload)).toMatchObject({ status: 200 })
    const member = async (username: string) => {
      const person = { ...world.person(username), email: `${username}@example.com` }
      const session = await world.signIn(person, url)
      return { memberId: MemberId.parse(session.user.id), token: session.access_token }
    }
    const [ines, noor] = [await member('ines'), await member('noor')]
    const [toolId, launchId] = [ToolId.parse(newUlid()), LaunchId.parse(newUlid())]
    const boardDate = addDays(dayOf(systemClock()), 1)
    const face = {
      slug: 'kite',
      name: 'Kite',
      tagline: 'Flies on a line',
      url: 'https://kite.example/',
      category: 'design',
      pricing: 'free',
    }
    await send(admin, 'ListTool', { toolId, ownerId: ines.memberId, ...face, tags: ['ai'], logo: '/logo.svg' })
    await send(admin, 'ScheduleLaunch', { launchId, toolId, boardDate, lane: 'free' })
    await send(ines.token, 'AwaitLaunch', { launchId })
    await send(noor.token, 'AwaitLaunch', { launchId })
    await send(noor.token, 'StopAwaitingLaunch', { launchId })

    // Midnight comes.
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const stream = `launch-${launchId}`
    const commandId = newCommandId()
    const envelope = {
      $correlationId: commandId,
      $causationId: commandId,
      commandHash: 'hash',
      actor: 'process:test',
      at: systemClock(),
    } as const
    const opened = await encode(openMemberKeys(identity), stream, [LaunchOpened({ launchId, toolId, boardDate })], envelope)
    await log.append(stream, (await log.read(stream)).length - 1, opened)

    const posted = () =>
      identity('identity.outbox').where({ template: 'launch_open' }).select<{ recipient: string; payload: object }[]>('*')
    await eventually(async () => expect(await posted()).toHaveLength(1))
    expect((await posted())[0]).toMatchObject({
      recipient: 'ines@example.com',
      payload: { tool: 'Kite', link: `${world.settings.PUBLIC_URL}/r/kite` },
    })
  })
})
