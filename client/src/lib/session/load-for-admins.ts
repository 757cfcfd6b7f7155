import type { UnknownAction } from '@reduxjs/toolkit'
import { put, select } from 'typed-redux-saga'
import { ApiError } from '../api/api-client.ts'
import { showDecided } from '../live/show-decided.ts'
import { selectIsMember, selectRenewing } from './session-slice.ts'

interface AdminRequest<Answer> {
  /** Where in the log the decision stands that has to show. */
  readonly decided?: number | undefined
  readonly fetch: () => Promise<Answer>
  readonly loaded: (answer: Answer) => UnknownAction
  readonly missing: (status: 'unreachable' | 'forbidden') => UnknownAction
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && ['status-401', 'status-403'].includes(error.code)

/** Asks for what only admins may see. */
export function* loadForAdmins<Answer extends { readonly stale?: true | undefined }>({
  decided,
  fetch,
  loaded,
  missing,
}: AdminRequest<Answer>) {
  // Who they are is known once the browser has renewed their session.
  if (yield* select(selectRenewing)) return
  if (!(yield* select(selectIsMember))) {
    yield* put(missing('forbidden'))
    return
  }
  try {
    yield* showDecided({
      decided,
      fetch,
      *show(answer) {
        yield* put(loaded(answer))
      },
    })
  } catch (error) {
    yield* put(missing(isRefused(error) ? 'forbidden' : 'unreachable'))
  }
}
