import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, select } from 'typed-redux-saga'
import { ApiError } from '../api/api-client.ts'
import { selectIsMember, selectRenewing } from './session-slice.ts'

interface Asked<Answer> {
  readonly fetch: () => Promise<Answer>
  readonly loaded: (answer: Answer) => UnknownAction
  readonly missing: (status: 'unreachable' | 'forbidden') => UnknownAction
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && ['status-401', 'status-403'].includes(error.code)

/** Asks for what only admins may see. */
export function* loadForAdmins<Answer>({ fetch, loaded, missing }: Asked<Answer>) {
  // Who they are is known once the browser has renewed their session.
  if (yield* select(selectRenewing)) return
  if (!(yield* select(selectIsMember))) {
    yield* put(missing('forbidden'))
    return
  }
  try {
    yield* put(loaded(yield* call(fetch)))
  } catch (error) {
    yield* put(missing(isRefused(error) ? 'forbidden' : 'unreachable'))
  }
}
