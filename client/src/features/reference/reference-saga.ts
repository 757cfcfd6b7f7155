import { ask } from '../../lib/api/ask.ts'
import { openApiRoute } from '@debut/events/reference/reference-routes.ts'
import { call, put } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { loadUntilReady } from '../../lib/live/load-until-ready.ts'
import { groupNamesOf, groupOf, overviewOf } from './reference-view.ts'
import {
  referenceLoaded,
  referenceRetryRequested,
  referenceUnreachable,
  selectGroup,
  selectReference,
  type WithReference,
} from './reference-slice.ts'

const fetchDocument = (api: ApiClient) => ask(api, openApiRoute)

export function* loadOverview(api: ApiClient) {
  try {
    const document = yield* call(fetchDocument, api)
    yield* put(referenceLoaded({ overview: overviewOf(document) }))
  } catch {
    yield* put(referenceUnreachable())
  }
}

/** No more of the document than its page shows is handed over to the browser. */
export function* loadGroup(api: ApiClient, name: string) {
  try {
    const document = yield* call(fetchDocument, api)
    yield* put(referenceLoaded({ names: groupNamesOf(document), groups: { [name]: groupOf(document, name) ?? null } }))
  } catch {
    yield* put(referenceUnreachable())
  }
}

export function* followOverview(api: ApiClient) {
  yield* call(loadUntilReady, {
    isReady: (state: WithReference) => selectReference(state).overview !== null,
    load: () => loadOverview(api),
    requested: referenceRetryRequested,
  })
}

export function* followGroup(api: ApiClient, name: string) {
  yield* call(loadUntilReady, {
    isReady: (state: WithReference) => selectGroup(name)(state) !== undefined,
    load: () => loadGroup(api, name),
    requested: referenceRetryRequested,
  })
}
