import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { memberIdOf, toolIdOf } from '../api/testing/ids.ts'
import { commandAnswered, outboxOpened, outboxSlice } from '../commands/outbox-slice.ts'
import { setMark } from '../marks/mark.ts'
import { ownResourcesSlice, resourceFetched, resourcesSlice } from '../resources/resources-slice.ts'
import { resultReceived } from '../results/results-actions.ts'
import { type Boundaries, NO_BOUNDARIES, selectBoundaries, silenceOf } from './boundaries.ts'
import { BLOCKED, MUTED } from './boundary-marks.ts'
import { type KnownBoundaries, ownBoundaries } from './own-boundaries.ts'

const [INES, TOMASZ, NOOR] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)]
const query = ownBoundaries()
const known = (more: Partial<KnownBoundaries> = {}): KnownBoundaries => ({
  blocked: [],
  muted: [],
  threads: [],
  tools: [],
  words: [],
  position: 10,
  ...more,
})

const opened = (data: KnownBoundaries) => {
  const store = configureStore({
    reducer: { outbox: outboxSlice.reducer, resources: resourcesSlice.reducer, ownResources: ownResourcesSlice.reducer },
  })
  store.dispatch(outboxOpened(INES))
  store.dispatch(resourceFetched({ key: query.key, isOwn: true, entry: { status: 'ready', data, pages: 1 } }))
  return store
}

it('silences whom the reader blocked or muted, and texts with a word that they muted', () => {
  const boundaries = selectBoundaries(
    opened(known({ blocked: [TOMASZ], muted: [NOOR], words: [{ wordId: toolIdOf('word'), word: 'giveaway' }] })).getState(),
  )
  const silence = (authorId: string | null, ...says: (string | null)[]) => silenceOf(boundaries as Boundaries, { authorId, says })
  expect(silence(TOMASZ, 'Hello')).toBe('blocked')
  expect(silence(NOOR, 'Hello')).toBe('muted')
  expect(silence(INES, null, 'A Giveaway!')).toBe('word')
  expect(silence(INES, 'Hello')).toBeUndefined()
  expect(silence(null, 'Hello')).toBeUndefined()
  expect(silenceOf(NO_BOUNDARIES, { authorId: TOMASZ, says: ['giveaway'] })).toBeUndefined()
})

it('holds a boundary as soon as its reader sets it, and no longer once they take it off', () => {
  const store = opened(known({ muted: [NOOR] }))
  const shown = () => selectBoundaries(store.getState())
  store.dispatch(setMark(BLOCKED, TOMASZ, true).command)
  expect(shown()?.blocked).toEqual(new Set([TOMASZ]))
  store.dispatch(setMark(MUTED, NOOR, false).command)
  expect(shown()?.muted).toEqual(new Set())
})

it('learns from answers and from results of other tabs, and nothing that is older', () => {
  const { command } = setMark(BLOCKED, TOMASZ, true)
  const after = query.learn(known(), commandAnswered({ ...command.payload, position: 12 }))
  expect(after).toEqual(known({ blocked: [TOMASZ], position: 12 }))
  const unblocked = (position: number) =>
    resultReceived({ commandId: 'c', position, events: [{ type: 'MemberUnblocked', data: { blockedId: TOMASZ } }] })
  expect(query.learn(after, unblocked(11))).toBe(after)
  expect(query.learn(after, unblocked(13))).toEqual(known({ position: 13 }))
})

it('learns words from the command that mutes them, and asks again for those of other tabs', () => {
  const word = { wordId: toolIdOf('word'), word: 'giveaway' }
  const answered = (type: string, payload: Record<string, unknown>) => commandAnswered({ commandId: 'c', type, payload, position: 12 })
  const after = query.learn(known(), answered('MuteWord', word))
  expect(after.words).toEqual([word])
  expect(query.learn(after, answered('MuteWord', word)).words).toEqual([word])
  expect(query.learn(after, answered('UnmuteWord', { wordId: word.wordId })).words).toEqual([])
  const elsewhere = resultReceived({ commandId: 'd', position: 13, events: [{ type: 'WordMuted', data: { wordId: word.wordId } }] })
  expect(query.isOutdatedBy(elsewhere, after)).toBe(true)
})
