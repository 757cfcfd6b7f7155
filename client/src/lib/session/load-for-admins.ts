import type { UnknownAction } from '@reduxjs/toolkit'
import { call, delay, put, select } from 'typed-redux-saga'
import { ApiError } from '../api/api-client.ts'
import { selectIsMember, selectRenewing } from './session-slice.ts'

interface Asked<Answer> {
  readonly fetch: () => Promise<Answer>
  readonly loaded: (answer: Answer) => UnknownAction
  readonly missing: (status: 'unreachable' | 'forbidden') => UnknownAction
}

const MOST_TRIES = 30
const STALE_FOR = 1_000

const isRefused = (error: unknown): boolean => error instanceof ApiError && ['status-401', 'status-403'].includes(error.code)

/** A part of the query that asks for an answer with the decision at that position. */
export const sinceDecided = (position: number | undefined): string => (position === undefined ? '' : `&min-position=${position}`)

/** Asks for what only admins may see. */
export function* loadForAdmins<Answer extends { readonly stale?: true | undefined }>({ fetch, loaded, missing }: Asked<Answer>) {
  // Who they are is known once the browser has renewed their session.
  if (yield* select(selectRenewing)) return
  if (!(yield* select(selectIsMember))) {
    yield* put(missing('forbidden'))
    return
  }
  try {
    // A stale answer may lack the decision that was just made, so we ask again.
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = yield* call(fetch)
      yield* put(loaded(answer))
      if (answer.stale !== true) return
      yield* delay(STALE_FOR)
    }
  } catch (error) {
    yield* put(missing(isRefused(error) ? 'forbidden' : 'unreachable'))
  }
}
