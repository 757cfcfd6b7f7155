import { expect, it } from 'vitest'
import { holdFor, noting, type Notes } from './noting.ts'

interface Votes {
  readonly known: 'all' | Record<string, true>
  readonly standing: Record<string, { weight: number }>
  readonly waiting: readonly { id: string }[]
}

const votes = (change: Partial<Votes> = {}): Votes =>
  Object.freeze({ known: {}, standing: { kite: { weight: 1 } }, waiting: [], ...change })

const read = (value: Votes, reading: (value: Votes) => unknown): { result: unknown; alike: (other: unknown) => boolean } => {
  const notes: Notes = []
  return { result: reading(noting(value, notes)), alike: (other) => holdFor(notes, other) }
}

it('gives what the value gives', () => {
  const waiting = [{ id: 'a' }, { id: 'b' }]
  const { result } = read(votes({ waiting }), (own) => [
    own.standing['kite']?.weight,
    own.waiting.flatMap(({ id }) => id),
    'kite' in own.standing,
    Object.keys(own.standing),
    [...own.waiting, { id: 'c' }].length,
    Array.isArray(own.waiting),
    { ...own.standing },
  ])
  expect(result).toEqual([1, ['a', 'b'], true, ['kite'], 3, true, { kite: { weight: 1 } }])
})

it('gives the same part each time', () => {
  expect(read(votes(), (own) => own.standing === own.standing).result).toBe(true)
})

it('holds for another in which all that was read is alike, whatever the rest', () => {
  const { alike } = read(votes(), (own) => own.known === 'all' || own.standing['reel'] !== undefined)
  expect(alike(votes({ standing: {} }))).toBe(true)
  expect(alike(votes({ standing: { kite: { weight: 5 }, lamp: { weight: 1 } } }))).toBe(true)
  expect(alike(votes({ standing: { reel: { weight: 1 } } }))).toBe(false)
  expect(alike(votes({ known: 'all' }))).toBe(false)
  expect(alike(undefined)).toBe(false)
})

it.each([
  ['a value', (own: Votes) => own.standing['kite']?.weight, { standing: { kite: { weight: 2 } } }],
  ['what is not there', (own: Votes) => own.standing['lamp'], { standing: { kite: { weight: 1 }, lamp: { weight: 1 } } }],
  ['whether something is there', (own: Votes) => 'lamp' in own.standing, { standing: { kite: { weight: 1 }, lamp: { weight: 1 } } }],
  ['whether something is its own', (own: Votes) => Object.hasOwn(own.standing, 'lamp'), { standing: { lamp: { weight: 1 } } }],
  ['all names', (own: Votes) => Object.keys(own.standing), { standing: { reel: { weight: 1 } } }],
  ['how many there are', (own: Votes) => own.waiting.length, { waiting: [{ id: 'a' }] }],
  ['each of a list', (own: Votes) => own.waiting.map(({ id }) => id), { waiting: [{ id: 'a' }] }],
  ['all at once', (own: Votes) => JSON.stringify(own), { standing: { kite: { weight: 3 } } }],
])('does not hold where %s was read and is another', (_, reading, change) => {
  const { alike } = read(votes(), reading)
  expect(alike(votes())).toBe(true)
  expect(alike(votes(change))).toBe(false)
})
