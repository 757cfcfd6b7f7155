import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { followerStream, MemberFollowed } from '@debut/events/follows/follow-events.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysInMemory } from '../kernel/testing/keys-in-memory.ts'
import { processContext } from '../kernel/testing/process-context.ts'

describe('MarkNotificationsRead', () => {
  let world: World
  let log: EventStore
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const reader = async (username: string) => {
    const person = world.person(username)
    const token = await world.token(person)
    return {
      mark: (payload: object, commandId?: string) => sendCommand(url, token, 'MarkNotificationsRead', payload, commandId),
      marks: async () => (await log.read(`inbox-${person.memberId}`)).map(({ data }) => data),
      memberId: person.memberId,
    }
  }

  it('marks up to the position that was shown, and nothing where that was marked before', async () => {
    const { mark, marks, memberId } = await reader('ines')
    const first = await mark({ upTo: 1 })
    expect(first).toMatchObject({ status: 200, body: { position: expect.any(Number) } })
    expect(await mark({ upTo: 1 })).toMatchObject({ status: 200, body: first.body })
    expect(await mark({ upTo: 0 })).toMatchObject({ status: 200 })
    expect(await marks()).toEqual([{ memberId, upTo: 1 }])
  })

  it('refuses to mark what another member is notified of, and marks what oneself is', async () => {
    const [mila, otto] = [await reader('mila'), await reader('otto')]
    const [follower, followedId] = [MemberId.parse(mila.memberId), MemberId.parse(otto.memberId)]
    const envelope = processContext('test', 'follow', {}, systemClock())
    const followed = [MemberFollowed({ memberId: follower, followedId })]
    const appended = await log.append(
      followerStream(follower),
      'no-stream',
      await encode(keysInMemory(), followerStream(follower), followed, {
        ...envelope,
        $correlationId: envelope.correlationId,
        $causationId: envelope.commandId,
      }),
    )
    if (appended === 'conflict') throw new Error('mila follows already')
    const upTo = appended.position
    expect(await mila.mark({ upTo })).toMatchObject({ status: 403, body: { code: 'not-your-notification' } })
    expect(await mila.marks()).toEqual([])
    expect(await otto.mark({ upTo })).toMatchObject({ status: 200 })
    expect(await otto.marks()).toEqual([{ memberId: otto.memberId, upTo }])
  })

  it('marks up to the end of the log, and never beyond it', async () => {
    const { mark, marks } = await reader('noor')
    const [end, id] = [await log.end(), newCommandId()]
    const first = await mark({}, id)
    expect(await mark({}, id)).toMatchObject({ status: 200, body: first.body })
    const upTo = async () => (await marks()).map((data) => (data as { upTo: number }).upTo)
    // Processes of the service write meanwhile.
    const [marked = 0] = await upTo()
    expect(marked).toBeGreaterThanOrEqual(end ?? 0)
    expect(marked).toBeLessThan(Number(first.body.position))
    await mark({ upTo: Number.MAX_SAFE_INTEGER })
    const [, second = 0] = await upTo()
    expect(second).toBeGreaterThanOrEqual(Number(first.body.position))
    expect(second).toBeLessThanOrEqual((await log.end()) ?? 0)
  })

  it.each([{ upTo: -1 }, { upTo: 'everything' }, { memberId: 'another' }])('refuses %j', async (payload) => {
    const { mark, marks } = await reader('tomasz')
    expect(await mark(payload)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await marks()).toEqual([])
  })
})
