import { describe, expect, it } from 'vitest'
import { Actor, categoryOf, Envelope } from './envelope.ts'

const written = {
  $correlationId: 'edge:4711',
  $causationId: '01890a5d-ac96-774b-bcce-b302099a8057',
  commandHash: 'sha256',
  actor: '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11',
  at: '2026-03-02T07:30:00.000Z',
  v: 1,
}

describe('an envelope', () => {
  it('is read from the log as it was written', () => {
    expect(Envelope.encode(Envelope.decode(written))).toEqual(written)
  })

  it('keeps quiet about what the event store adds to it', () => {
    expect(Envelope.encode(Envelope.decode({ ...written, $extra: true } as typeof written))).toEqual(written)
  })

  it.each(Object.keys(written))('is none without %s', (field) => {
    const { [field]: _, ...rest } = written as Record<string, unknown>
    expect(Envelope.safeParse(rest).success).toBe(false)
  })

  it.each([
    ['$causationId', '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11'],
    ['v', 0],
    ['v', 1.5],
    ['at', '2026-03-02'],
    ['commandHash', ''],
    ['actor', 'root'],
  ])('is none when %s is %j', (field, value) => {
    expect(Envelope.safeParse({ ...written, [field]: value }).success).toBe(false)
  })
})

it('accepts only members and processes of ours as actors', () => {
  expect(Actor.parse(written.actor.toUpperCase())).toBe(written.actor)
  expect(Actor.parse('process:release-unused-usernames')).toBe('process:release-unused-usernames')
  for (const invalid of ['process:', 'process:Évil', 'process:a b', 'worker:x', '', null])
    expect(Actor.safeParse(invalid).success).toBe(false)
})

it('tells the category of a stream by what stands before its first dash', () => {
  expect(categoryOf('member-4fd7be23-5c6d')).toBe('member')
  expect(categoryOf('waitingLine')).toBe('waitingLine')
})
