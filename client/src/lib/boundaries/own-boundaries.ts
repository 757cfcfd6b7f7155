import type { OwnBoundaries } from '@debut/events/boundaries/boundary-answers.ts'
import { ownBoundariesRoute } from '@debut/events/boundaries/boundary-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { commandAnswered } from '../commands/outbox-slice.ts'
import { type Change, learntFrom, type Mark } from '../marks/mark.ts'
import { resource } from '../resources/resource.ts'
import { resultReceived } from '../results/results-actions.ts'
import { hasEvent } from '../results/facts.ts'
import { BLOCKED, MUTED, MUTED_THREADS, MUTED_TOOLS, MUTED_WORDS } from './boundary-marks.ts'

/** By what each list is of; the words beside their ids. */
export interface KnownBoundaries {
  readonly blocked: readonly string[]
  readonly muted: readonly string[]
  readonly threads: readonly string[]
  readonly tools: readonly string[]
  readonly words: readonly { readonly wordId: string; readonly word: string }[]
  readonly position: number
}

export const LISTS = [
  ['blocked', BLOCKED],
  ['muted', MUTED],
  ['threads', MUTED_THREADS],
  ['tools', MUTED_TOOLS],
] as const satisfies readonly (readonly [keyof KnownBoundaries, Mark])[]

export const withChanges = (ids: readonly string[], changes: readonly Change[]): readonly string[] =>
  changes.reduce((known, { id, isMarked }) => {
    const others = known.filter((each) => each !== id)
    return isMarked ? [id, ...others] : others
  }, ids)

/** A word is only in the command: a result doesn't tell it. */
const wordIn = (action: Action): readonly { readonly wordId: string; readonly word: string }[] => {
  const { type, payload: { wordId, word } = {} }: { type?: string; payload?: Readonly<Record<string, unknown>> } = commandAnswered.match(
    action,
  )
    ? action.payload
    : {}
  return type === MUTED_WORDS.commands[0] && typeof wordId === 'string' && typeof word === 'string' ? [{ wordId, word }] : []
}

const withWords = (words: KnownBoundaries['words'], action: Action): KnownBoundaries['words'] => {
  const { changes = [] } = learntFrom(MUTED_WORDS, action) ?? {}
  const gone = new Set(changes.flatMap(({ id, isMarked }) => (isMarked ? [] : id)))
  const added = wordIn(action).filter(({ wordId }) => !words.some((each) => each.wordId === wordId))
  return gone.size + added.length === 0 ? words : [...added, ...words.filter(({ wordId }) => !gone.has(wordId))]
}

const learnt = (known: KnownBoundaries, action: Action): KnownBoundaries => {
  for (const [list, mark] of LISTS) {
    const { changes = [], position = 0 } = learntFrom(mark, action) ?? {}
    if (changes.length > 0 && position >= known.position) return { ...known, [list]: withChanges(known[list], changes), position }
  }
  const words = withWords(known.words, action)
  return words === known.words ? known : { ...known, words }
}

/** The members, threads, products and words that the reader blocked or muted. */
export const ownBoundaries = resource(ownBoundariesRoute, {
  transformResponse: (answer: OwnBoundaries): KnownBoundaries => answer,
  onAction: learnt,
  isOutdatedBy: (action) => resultReceived.match(action) && hasEvent(action.payload, 'WordMuted'),
})
