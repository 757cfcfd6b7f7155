import { createAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { call, cancel, fork, take } from 'typed-redux-saga'
import type { ApiClient } from '../lib/api/api-client.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import { findPage } from './routes.ts'

export const pageOpened = createAction<string>('navigation/pageOpened')

/** One page at a time: opening the next ends what kept the last one alive. */
export function* followNavigation(api: ApiClient, live: LiveStream) {
  let current: Task | undefined
  while (true) {
    const { payload: path } = yield* take(pageOpened)
    const loadedByServer = current === undefined
    if (current) yield* cancel(current)
    current = yield* fork(runPage, path, loadedByServer, api, live)
  }
}

function* runPage(path: string, loaded: boolean, api: ApiClient, live: LiveStream) {
  const { load, follow } = findPage(path)
  if (load && !loaded) yield* call(load, api)
  if (follow) yield* call(follow, api, live)
}
