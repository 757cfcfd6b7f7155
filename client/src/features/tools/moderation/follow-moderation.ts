import { put, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { fetchAtLast } from '../../../lib/deployments/fetch-at-last.ts'
import type { AnyQuery } from '../../../lib/resources/resource.ts'
import { refetchRequested, resourceFetched } from '../../../lib/resources/resources-slice.ts'
import { ownPageLoaded, selectMayModerate } from '../../../lib/session/session-slice.ts'
import type { ToolActRequest } from './tool-acts-slice.ts'

type Act = ToolActRequest['act']

/** Decides about the tool whose page is shown. Its code is loaded for admins only. */
export const followModeration = (api: ApiClient, tool: AnyQuery) => follow(api, tool, ['hide', 'remove'])

/** The same for a tool that not everybody sees: hiding it takes it away from nobody who sees this. */
export const followUnlistedActs = (api: ApiClient, tool: AnyQuery) => follow(api, tool, ['remove'])

function* follow(api: ApiClient, { key, isOwn }: AnyQuery, ends: readonly Act[]) {
  while (!(yield* select(selectMayModerate))) yield* take(ownPageLoaded)
  const { followToolActs } = yield* fetchAtLast(() => import('./tool-acts-saga.ts'))
  yield* followToolActs(api, function* afterwards({ act }: ToolActRequest, decided: number | undefined) {
    // The page would be answered with an error, which a browser notes.
    const isGone = decided !== undefined && ends.includes(act)
    yield* put(isGone ? resourceFetched({ key, isOwn, entry: { status: 'missing' } }) : refetchRequested({ key, isOwn, withOwn: true }))
  })
}
