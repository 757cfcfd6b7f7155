import { randomBytes } from 'node:crypto'
import { type CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { UnreadableEvent } from '@debut/events/kernel/upcast.ts'
import { MemberRegistered, UsernameClaimed } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { describe, expect, it } from 'vitest'
import { decode, decodeEach, encode } from './event-codec.ts'
import { eventId } from './event-id.ts'
import type { NewEvent } from './new-event.ts'
import { MemberErased, type MemberKeys } from './member-keys.ts'
import type { StoredEvent } from './stored-event.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const aya = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const registered = (memberId: MemberId, username: string | null) =>
  MemberRegistered({ memberId, username: username === null ? null : Username.parse(username) })

const keysInMemory = () => {
  const made = new Map<MemberId, Buffer | null>()
  const asked: MemberId[][] = []
  const keys: MemberKeys = {
    of: async (members) => {
      asked.push([...members])
      return new Map([...members].flatMap((member) => (made.has(member) ? [[member, made.get(member) ?? null] as const] : [])))
    },
    forSealing: async (member) => {
      const key = made.has(member) ? made.get(member) : randomBytes(32)
      if (!key) throw new MemberErased(member)
      made.set(member, key)
      return key
    },
    destroy: async (member) => void made.set(member, null),
  }
  return { keys, asked }
}

const at = toInstant('2026-03-02T07:30:00Z')
const envelope = (commandId: CommandId = commandIdAt(at)) => ({
  $correlationId: 'a-request',
  $causationId: commandId,
  commandHash: 'hash',
  actor: ines,
  at,
})

/** As the log gives them back. */
const inLog = (stream: string, events: readonly NewEvent[]): StoredEvent[] =>
  events.map((event, index) => ({
    ...event,
    data: JSON.parse(JSON.stringify(event.data)) as unknown,
    metadata: JSON.parse(JSON.stringify(event.metadata)) as unknown,
    stream,
    revision: index,
    position: LogPosition.parse(100 + index),
  }))

describe('an event on its way through the log', () => {
  it('is read as it was written', async () => {
    const { keys } = keysInMemory()
    const said = envelope()
    const stored = inLog(`member-${ines}`, await encode(keys, `member-${ines}`, [registered(ines, 'ines')], said))
    expect(await decode(keys, stored)).toEqual([
      { event: registered(ines, 'ines'), envelope: { ...said, v: 1 }, stream: `member-${ines}`, revision: 0, position: 100 },
    ])
  })

  it('is written without its personal text, but with whose it is', async () => {
    const { keys } = keysInMemory()
    const [written] = await encode(keys, 'member-x', [registered(ines, 'ines')], envelope())
    expect(written?.data).toEqual({ memberId: ines, username: { $sealed: expect.any(String) as string, $of: ines } })
    expect(JSON.stringify(written)).not.toContain('"ines"')
    expect(written?.metadata).toMatchObject({ at: '2026-03-02T07:30:00.000Z', v: 1, actor: ines })
  })

  it('has the same id each time one attempt at its command is sent, and another one in another place', async () => {
    const { keys } = keysInMemory()
    const commandId = commandIdAt(at)
    const events = [UsernameClaimed({ memberId: ines }), UsernameClaimed({ memberId: ines })]
    const said = envelope(commandId)
    const ids = (await encode(keys, 'username-a', events, said)).map(({ id }) => id)
    expect(ids).toEqual([eventId(commandId, 'username-a', 0, said.at), eventId(commandId, 'username-a', 1, said.at)])
    expect((await encode(keys, 'username-a', events, said)).map(({ id }) => id)).toEqual(ids)
    expect((await encode(keys, 'username-b', events, said))[0]?.id).not.toBe(ids[0])
  })

  it('reads as null where its owner was erased, and the others stay readable', async () => {
    const { keys } = keysInMemory()
    const stored = inLog('m', await encode(keys, 'm', [registered(ines, 'ines'), registered(aya, 'aya')], envelope()))
    await keys.destroy(ines)
    expect((await decode(keys, stored)).map(({ event }) => event)).toEqual([registered(ines, null), registered(aya, 'aya')])
  })

  it('asks for the keys of a whole batch once', async () => {
    const { keys, asked } = keysInMemory()
    const facts = [registered(ines, 'ines'), registered(aya, 'aya'), registered(ines, 'ines')]
    const stored = inLog('m', await encode(keys, 'm', facts, envelope()))
    await decode(keys, stored)
    expect(asked).toEqual([[ines, aya]])
  })

  it('is not written about somebody who was erased', async () => {
    const { keys } = keysInMemory()
    await keys.destroy(ines)
    await expect(encode(keys, 'm', [registered(ines, 'ines')], envelope())).rejects.toThrow(MemberErased)
    expect((await encode(keys, 'm', [registered(ines, null)], envelope()))[0]?.data).toEqual({ memberId: ines, username: null })
  })

  it('is not written when it could not be read', async () => {
    const { keys } = keysInMemory()
    await expect(encode(keys, 'm', [{ type: 'Unknown', data: {} }], envelope())).rejects.toThrow('"Unknown" is not an event known here')
  })
})

describe('an event that can not be read', () => {
  const damaged = async (damage: (event: StoredEvent) => StoredEvent) => {
    const { keys } = keysInMemory()
    const stored = inLog('m', await encode(keys, 'm', [registered(ines, 'ines'), registered(aya, 'aya')], envelope()))
    return { keys, stored: stored.map((event, index) => (index === 0 ? damage(event) : event)) }
  }

  it.each<[string, (event: StoredEvent) => StoredEvent, RegExp]>([
    ['of an unknown type', (event) => ({ ...event, type: 'Unknown' }), /"Unknown" is not an event known here/],
    ['without an envelope', (event) => ({ ...event, metadata: {} }), /MemberRegistered has no envelope: \$correlationId/],
    ['without metadata', (event) => ({ ...event, metadata: undefined }), /MemberRegistered has no envelope/],
    ['from a newer version', (event) => ({ ...event, metadata: { ...(event.metadata as object), v: 2 } }), /v2 is newer than v1/],
    ['with a wrong field', (event) => ({ ...event, data: { memberId: 'no id', username: null } }), /memberId/],
    [
      'with a sealed text that was moved',
      (event) => ({ ...event, data: { ...(event.data as object), username: { $sealed: 'AAAA', $of: ines } } }),
      /it can't be opened/,
    ],
  ])('%s says why, and the rest is read', async (_, damage, why) => {
    const { keys, stored } = await damaged(damage)
    const [first, second] = await decodeEach(keys, stored)
    expect(first).toBeInstanceOf(UnreadableEvent)
    expect((first as Error).message).toMatch(why)
    expect(second).toMatchObject({ event: registered(aya, 'aya') })
    await expect(decode(keys, stored)).rejects.toThrow(why)
  })

  it('was sealed under a key that is missing, which does not make its member an erased one', async () => {
    const { keys } = keysInMemory()
    const stored = inLog('m', await encode(keys, 'm', [registered(ines, 'ines'), registered(aya, 'aya')], envelope()))
    const { keys: restored } = keysInMemory()
    await restored.destroy(aya)
    const [first, second] = await decodeEach(restored, stored)
    expect(first).toEqual(new UnreadableEvent(`the key of ${ines} is missing`))
    expect(second).toMatchObject({ event: registered(aya, null) })
  })

  it('also says so when its data is no object at all', async () => {
    const { keys, stored } = await damaged((event) => ({ ...event, data: null }))
    const [first, second] = await decodeEach(keys, stored)
    expect(first).toBeInstanceOf(UnreadableEvent)
    expect(second).toMatchObject({ event: registered(aya, 'aya') })
  })
})
