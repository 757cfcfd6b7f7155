import { call, put, select } from 'typed-redux-saga'
import { takeLeading } from '../../lib/sagas/take.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../lib/live/load-until-ready.ts'
import { apiAddressOf, type SearchPageQuery } from './search-page-query.ts'
import { fetchFound, fetchPopular } from './search-api.ts'
import { popularLoaded, searchAnswered, searchRetryRequested, selectPopular, selectView, type WithSearch } from './search-slice.ts'

/** What was asked for; and what is popular, where nothing was asked for or nothing was found. */
export function* loadSearch(api: ApiClient, query: SearchPageQuery) {
  const apiQuery = apiAddressOf(query)
  if (query.q !== '') {
    try {
      const found = yield* call(fetchFound, api, apiQuery)
      yield* put(searchAnswered({ query: apiQuery, view: { status: 'ready', found } }))
      if (found.tools.total + found.people.total + found.tags.total > 0) return
    } catch {
      yield* put(searchAnswered({ query: apiQuery, view: { status: 'unreachable' } }))
      return
    }
  }
  if ((yield* select(selectPopular)) !== null) return
  try {
    yield* put(popularLoaded(yield* call(fetchPopular, api)))
  } catch {
    // The page is whole without it.
  }
}

/** Asks until there is an answer, and again whenever it may be old. */
export function* followSearch(api: ApiClient, query: SearchPageQuery) {
  yield* call(loadUntilReady, {
    isReady: (state: WithSearch) => query.q === '' || selectView(apiAddressOf(query))(state)?.status === 'ready',
    load: () => loadSearch(api, query),
    requested: searchRetryRequested,
  })
  yield* takeLeading(refreshDue, loadSearch, api, query)
}
