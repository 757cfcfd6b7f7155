import { call, put, select } from 'typed-redux-saga'
import { takeLeading } from '../../lib/sagas/take.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../lib/live/load-until-ready.ts'
import { type AskedSearch, queryOf } from './asked-search.ts'
import { fetchFound, fetchPopular } from './search-api.ts'
import { popularLoaded, searchAnswered, searchRetryAsked, selectPopular, selectView, type WithSearch } from './search-slice.ts'

/** What was asked for; and what is popular, where nothing was asked for or nothing was found. */
export function* loadSearch(api: ApiClient, asked: AskedSearch) {
  const query = queryOf(asked)
  if (asked.q !== '') {
    try {
      const found = yield* call(fetchFound, api, query)
      yield* put(searchAnswered({ query, view: { status: 'ready', found } }))
      if (found.tools.total + found.people.total + found.tags.total > 0) return
    } catch {
      yield* put(searchAnswered({ query, view: { status: 'unreachable' } }))
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
export function* followSearch(api: ApiClient, asked: AskedSearch) {
  yield* call(loadUntilReady, {
    isReady: (state: WithSearch) => asked.q === '' || selectView(queryOf(asked))(state)?.status === 'ready',
    load: () => loadSearch(api, asked),
    asked: searchRetryAsked,
  })
  yield* takeLeading(refreshDue, loadSearch, api, asked)
}
