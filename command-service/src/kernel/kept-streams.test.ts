import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import type { Fold } from './decider.ts'
import { KeptStreams } from './kept-streams.ts'
import type { StreamState } from './stream-state.ts'

const fold: Fold<string, never> = { initial: '', evolve: (state) => state }
const other: Fold<string, never> = { ...fold }
const folded = (state: string, revision: number): StreamState<string> => ({
  state,
  revision,
  position: 0 as LogPosition,
  changedAt: undefined,
  remembered: new Map(),
  parts: 'all',
  unsaved: { since: 'no-stream', parts: new Set() },
})

it('keeps one stream apart for each way in which it is folded', () => {
  const kept = new KeptStreams()
  kept.keep(fold, 'voter-ines', folded('one', 1))
  kept.keep(other, 'voter-ines', folded('other', 1))
  expect([kept.get(fold, 'voter-ines')?.folded.state, kept.get(other, 'voter-ines')?.folded.state]).toEqual(['one', 'other'])
  kept.forget(fold, 'voter-ines')
  expect([kept.get(fold, 'voter-ines'), kept.get(other, 'voter-ines')?.folded.state]).toEqual([undefined, 'other'])
})

it('forgets a stream however it was folded, and no other', () => {
  const kept = new KeptStreams()
  for (const each of [fold, other]) for (const stream of ['voter-ines', 'voter-noor']) kept.keep(each, stream, folded('kept', 1))
  kept.forgetStream('voter-ines')
  expect([fold, other].map((each) => kept.get(each, 'voter-ines'))).toEqual([undefined, undefined])
  expect([fold, other].map((each) => kept.get(each, 'voter-noor')?.folded.state)).toEqual(['kept', 'kept'])
})

it('makes room by what is kept, not by how many they are: one long stream costs many short ones', () => {
  const kept = new KeptStreams(1_000)
  for (let index = 0; index < 20; index++) kept.keep(fold, `short-${index}`, folded('short', 10))
  expect(kept.get(fold, 'short-0')).toBeDefined()
  kept.keep(fold, 'long', folded('long', 700))
  expect(kept.get(fold, 'short-0')).toBeUndefined()
  expect(kept.get(fold, 'short-19')).toBeDefined()
  kept.keep(fold, 'longest', folded('longest', 5_000))
  expect(kept.get(fold, 'long')).toBeUndefined()
})

it('lets go first of what was kept longest ago', () => {
  const kept = new KeptStreams(100)
  kept.keep(fold, 'one', folded('one', 20))
  kept.keep(fold, 'other', folded('other', 20))
  kept.keep(fold, 'one', folded('one again', 20))
  kept.keep(fold, 'third', folded('third', 20))
  expect([kept.get(fold, 'one')?.folded.state, kept.get(fold, 'other')]).toEqual(['one again', undefined])
})
