import { createAction } from '@reduxjs/toolkit'
import { delay } from 'typed-redux-saga'
import { takeEvery, takeLatest } from '../../lib/sagas/take.ts'

export interface VisitorEvent {
  readonly name?: string
  readonly path?: string
  readonly referrer?: string
  readonly props?: Readonly<Record<string, string>>
}

/** Something that is worth counting happened. */
export const happened = createAction<VisitorEvent>('visits/happened')
/** A page is drawn whole. */
export const pageFinished = createAction<{ readonly path: string }>('visits/pageFinished')

/** From the finished page to the report of its view. */
const VIEWED_AFTER = 250
const UNNAMED = 'unknown_event'

export interface VisitOptions {
  /** Every page that stays for a moment is reported as a view. */
  readonly autoPageViews: boolean
  readonly referrer: string
  /** Nothing waits for it, and a failure is not shown. */
  readonly send: (event: VisitorEvent) => void
}

export function* countVisits({ autoPageViews, referrer, send }: VisitOptions) {
  yield* takeEvery(happened, ({ payload }) => send({ ...payload, name: payload.name || UNNAMED }))
  if (!autoPageViews) return
  let from = referrer
  yield* takeLatest(pageFinished, function* ({ payload: { path } }) {
    yield* delay(VIEWED_AFTER)
    send({ name: 'page_view', path, ...(from !== '' && { referrer: from }) })
    from = path
  })
}
