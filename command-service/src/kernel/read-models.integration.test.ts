import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { awaitingStream, LaunchAwaited, LaunchNotAwaited } from '@debut/events/launches/awaiting-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAwaitingIn } from '../launches/awaiting-members.ts'
import { readModelsIn } from './read-models.ts'

describe('the read models as the command-service has them', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.projectionService()
  })
  afterAll(() => world.close())

  const open = (url = world.settings.DATABASE_URL) => {
    const database = openDatabase({ url, name: 'test', connections: 2 })
    world.closing({ close: () => database.destroy() })
    return database
  }

  it('hold all that the log held at a position: who waits for a launch', async () => {
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const launchId = LaunchId.parse(newUlid())
    const [staying, leaving] = [MemberId.parse(crypto.randomUUID()), MemberId.parse(crypto.randomUUID())]
    const append = async (memberId: MemberId, ...events: Parameters<typeof encode>[2]) => {
      const envelope = { $correlationId: 'test', $causationId: newCommandId(), commandHash: 'hash', actor: memberId, at: systemClock() }
      const stream = awaitingStream(memberId)
      const appended = await log.append(stream, 'no-stream', await encode(world.keys(), stream, events, envelope))
      if (appended === 'conflict') throw new Error('written already')
      return appended.position
    }
    await append(staying, LaunchAwaited({ memberId: staying, launchId }))
    const position = await append(
      leaving,
      LaunchAwaited({ memberId: leaving, launchId }),
      LaunchNotAwaited({ memberId: leaving, launchId }),
    )
    const found: MemberId[] = []
    for await (const members of findAwaitingIn(readModelsIn(open()))(launchId, position)) found.push(...members)
    expect(found).toEqual([staying])
  })

  it('are unavailable while a projection is behind, before it is there, and without their database', async () => {
    const noRows = () => Promise.resolve([])
    const behind = (await open()('projections.builds').max('position as position').first<{ position: number }>()).position + 1_000_000
    const models = readModelsIn(open(), 200)
    await expect(models.read('owned', behind as never, noRows)).rejects.toThrow(Unavailable)
    await expect(models.read('horoscopes', 0 as never, noRows)).rejects.toThrow(Unavailable)
    await expect(readModelsIn(open('postgres://127.0.0.1:9/debut')).read('owned', 0 as never, noRows)).rejects.toThrow(Unavailable)
  })
})
