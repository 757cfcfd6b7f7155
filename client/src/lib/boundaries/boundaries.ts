import { findsWords } from '@debut/events/boundaries/words-pattern.ts'
import { createSelector } from '@reduxjs/toolkit'
import { type OutboxState, selectOutbox } from '../commands/outbox-slice.ts'
import { intentOf } from '../marks/mark.ts'
import { selectData, type WithResources } from '../resources/resources-slice.ts'
import { type KnownBoundaries, LISTS, ownBoundaries, withChanges } from './own-boundaries.ts'

type Sets = Readonly<Record<(typeof LISTS)[number][0], ReadonlySet<string>>>

/** What the reader set, with what is on its way to the server. */
export interface Boundaries extends Sets {
  /** Finds a muted word in a text; undefined where there is none. */
  readonly words: RegExp | undefined
}

export const NO_BOUNDARIES: Boundaries = { blocked: new Set(), muted: new Set(), threads: new Set(), tools: new Set(), words: undefined }

/** Why a text is left out of lists, or folded. */
export type Silence = 'blocked' | 'muted' | 'word'

interface Text {
  readonly authorId: string | null
  /** What is searched for muted words. */
  readonly says: readonly (string | null)[]
}

export const silenceOf = ({ blocked, muted, words }: Boundaries, { authorId, says }: Text): Silence | undefined => {
  if (authorId !== null && blocked.has(authorId)) return 'blocked'
  if (authorId !== null && muted.has(authorId)) return 'muted'
  return words !== undefined && says.some((text) => text !== null && words.test(text)) ? 'word' : undefined
}

const boundariesOf = (known: KnownBoundaries, entries: OutboxState['entries']): Boundaries => {
  const sets = LISTS.map(([list, mark]) => {
    const intents = entries.flatMap((entry) => intentOf(mark, entry) ?? [])
    return [list, new Set(withChanges(known[list], intents))] as const
  })
  return { ...NO_BOUNDARIES, ...Object.fromEntries(sets), words: findsWords(known.words.map(({ word }) => word)) }
}

const selectKnown = selectData(ownBoundaries())

/** Undefined until they are known. */
export const selectBoundaries = createSelector(
  [(state: WithResources) => selectKnown(state), (state: { readonly outbox: OutboxState }) => selectOutbox(state).entries],
  (known, entries) => known && boundariesOf(known, entries),
)
