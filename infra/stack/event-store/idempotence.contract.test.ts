import { randomUUID } from 'node:crypto'
import { WrongExpectedVersionError } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collect, event, events, newStream, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

const idsIn = async (stream: string) => (await collect(server.client.readStream(stream))).map(({ event }) => event?.id)

describe('repeating an append with the same event ids', () => {
  it.each(['no_stream', 'any'] as const)('stores nothing twice and answers as the first time: expected %s', async (expectedRevision) => {
    const stream = newStream()
    const written = events(3)
    const first = await server.client.appendToStream(stream, written, { expectedRevision })
    const again = await server.client.appendToStream(stream, written, { expectedRevision })
    expect(again).toEqual(first)
    expect(await idsIn(stream)).toEqual(written.map(({ id }) => id))
  })

  it('answers with the original revision and position when others have written since', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, event())
    const written = events(2)
    const first = await server.client.appendToStream(stream, written, { expectedRevision: 0n })
    await server.client.appendToStream(stream, events(4))
    expect(await server.client.appendToStream(stream, written, { expectedRevision: 0n })).toEqual(first)
    expect(await idsIn(stream)).toHaveLength(7)
  })

  it('is idempotent with stream_exists too', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, event())
    const written = event()
    const first = await server.client.appendToStream(stream, written, { expectedRevision: 'stream_exists' })
    expect(await server.client.appendToStream(stream, written, { expectedRevision: 'stream_exists' })).toEqual(first)
    expect(await idsIn(stream)).toHaveLength(2)
  })

  it('counts once however many are sent at once, and the others are answered like the first or not at all', async () => {
    const stream = newStream()
    const written = events(2)
    const append = (deadline: number) => server.client.appendToStream(stream, written, { expectedRevision: 'no_stream', deadline })
    const sent = Array.from({ length: 10 }, () => append(60_000))
    const first = await Promise.race(sent)
    expect(await append(10_000)).toEqual(first)
    const answered = await Promise.all(sent.map((each) => Promise.race([each, Promise.resolve(first)])))
    expect(answered).toEqual(sent.map(() => first))
    expect(await idsIn(stream)).toHaveLength(2)
  })

  it('accepts a beginning of what was written', async () => {
    const stream = newStream()
    const written = events(3)
    await server.client.appendToStream(stream, written, { expectedRevision: 'no_stream' })
    const again = await server.client.appendToStream(stream, written.slice(0, 2), { expectedRevision: 'no_stream' })
    expect(again.nextExpectedRevision).toBe(1n)
    expect(await idsIn(stream)).toHaveLength(3)
  })

  it('compares ids, not contents', async () => {
    const stream = newStream()
    const id = randomUUID()
    await server.client.appendToStream(stream, { ...event('First'), id }, { expectedRevision: 'no_stream' })
    await server.client.appendToStream(stream, { ...event('Second'), id }, { expectedRevision: 'no_stream' })
    const stored = await collect(server.client.readStream(stream))
    expect(stored.map(({ event }) => event?.type)).toEqual(['First'])
  })

  it('takes the same ids in another stream', async () => {
    const written = events(2)
    await server.client.appendToStream(newStream(), written)
    const other = newStream()
    await server.client.appendToStream(other, written)
    expect(await idsIn(other)).toHaveLength(2)
  })
})

describe('an append behind the stream with other event ids', () => {
  it('is a wrong expected version when the first differs', async () => {
    const stream = newStream()
    const [first, second] = events(2)
    await server.client.appendToStream(stream, [first!, second!])
    const refused = server.client.appendToStream(stream, [event(), second!], { expectedRevision: 'no_stream' })
    await expect(refused).rejects.toThrow(WrongExpectedVersionError)
  })

  it('is one when a later one differs', async () => {
    const stream = newStream()
    const [first, second] = events(2)
    await server.client.appendToStream(stream, [first!, second!])
    const refused = server.client.appendToStream(stream, [first!, event()], { expectedRevision: 'no_stream' })
    await expect(refused).rejects.toThrow(WrongExpectedVersionError)
    const byItself = server.client.appendToStream(stream, [first!, event()], {
      expectedRevision: 'no_stream',
      credentials: { username: 'admin', password: 'changeit' },
    })
    await expect(byItself).rejects.toThrow(WrongExpectedVersionError)
    expect(await idsIn(stream)).toEqual([first!.id, second!.id])
  })

  it.each(['no_stream', 'any'] as const)('is one when it goes on after what was written: expected %s', async (expectedRevision) => {
    const stream = newStream()
    const written = events(2)
    await server.client.appendToStream(stream, written)
    const longer = server.client.appendToStream(stream, [...written, event()], { expectedRevision })
    await expect(longer).rejects.toThrow(WrongExpectedVersionError)
    expect(await idsIn(stream)).toHaveLength(2)
  })
})
