import { call, put, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { fetchAtLast } from '../../../lib/deployments/fetch-at-last.ts'
import { ownPageLoaded, selectMayModerate } from '../../../lib/session/session-slice.ts'
import { loadToolSince } from '../tools-saga.ts'
import { toolMissing } from '../tools-slice.ts'
import type { ToolActRequest } from './tool-acts-slice.ts'

/** Decides about the tool whose page is shown. Its code is loaded for admins only. */
export function* followModeration(api: ApiClient, name: string) {
  while (!(yield* select(selectMayModerate))) yield* take(ownPageLoaded)
  const { followToolActs } = yield* fetchAtLast(() => import('./tool-acts-saga.ts'))
  yield* followToolActs(api, function* afterwards({ act }: ToolActRequest, decided: number | undefined) {
    // The page would be answered with an error, which a browser notes.
    if (decided !== undefined && (act === 'hide' || act === 'remove')) yield* put(toolMissing({ name, status: 'unknown' }))
    else yield* call(loadToolSince, decided, api, name)
  })
}
