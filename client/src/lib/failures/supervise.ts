import type { Action } from '@reduxjs/toolkit'
import { buffers, type Channel } from 'redux-saga'
import { actionChannel, call, delay, flush, fork, put } from 'typed-redux-saga'
import { fetchAtLast } from '../deployments/fetch-at-last.ts'
import { reloadRequested } from '../deployments/reload-requested.ts'
import { toastShown } from '../toasts/toasts-slice.ts'
import { failed } from './failed.ts'

type Run = () => Generator
/** Fetches a saga's code. */
export type OpenRun = () => Promise<Run>

/** Something that goes on while the page is open, and may fail by itself. */
export interface Part {
  readonly name: string
  readonly run: Run | { readonly open: OpenRun }
  /** What is asked of it before it runs, or while it is being started again, waits for it. */
  readonly awaits?: readonly { readonly match: (action: Action) => boolean }[]
}

const MOST_FAILURES = 3
const FIRST_PAUSE = 500

/** An error ends only the part in which it is thrown. The part is started again, and left out once it has failed three times. */
export function* supervise({ name, run, awaits = [] }: Part) {
  const isAwaited = (action: Action) => awaits.some(({ match }) => match(action))
  for (let failures = 0; failures < MOST_FAILURES; failures++) {
    const early = yield* actionChannel(isAwaited, buffers.expanding<Action>(16))
    try {
      if (failures > 0) yield* delay(FIRST_PAUSE * 2 ** (failures - 1))
      yield* call(runWith, run, early)
      return
    } catch (error) {
      yield* call(failed, name, error)
    } finally {
      early.close()
    }
  }
  yield* put(LEFT_OUT)
}

export function* superviseAll(parts: readonly Part[]) {
  for (const part of parts) yield* fork(supervise, part)
}

function* runWith(run: Part['run'], early: Channel<Action>) {
  yield* fork('open' in run ? yield* call(fetchAtLast<Run>, run.open) : run)
  const waiting = yield* flush(early)
  early.close()
  for (const action of waiting) yield* put(action)
}

const LEFT_OUT = toastShown({
  id: 'part-left-out',
  color: 'note',
  title: 'A part of this page stopped working',
  description: 'Everything else still works. Reload the page to get it back.',
  duration: Number.POSITIVE_INFINITY,
  actions: [{ label: 'Reload', dispatch: reloadRequested() }],
})
