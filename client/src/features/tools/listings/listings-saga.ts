import { call, put, takeLeading } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { isUnknown } from '../tools-api.ts'
import { fetchListing, fetchNeighbours, fetchShelves } from './listings-api.ts'
import {
  listingLoaded,
  listingsRetryAsked,
  neighboursLoaded,
  selectListing,
  selectShelves,
  shelvesLoaded,
  type WithListings,
} from './listings-slice.ts'

const lacking = (error: unknown) => ({ status: isUnknown(error) ? 'unknown' : 'unreachable' }) as const

export function* loadListing(api: ApiClient, query: string) {
  try {
    yield* put(listingLoaded({ query, view: { status: 'ready', shown: yield* call(fetchListing, api, query) } }))
  } catch (error) {
    yield* put(listingLoaded({ query, view: lacking(error) }))
  }
}

export function* loadShelves(api: ApiClient, query: string) {
  try {
    yield* put(shelvesLoaded({ query, view: { status: 'ready', shown: yield* call(fetchShelves, api, query) } }))
  } catch (error) {
    yield* put(shelvesLoaded({ query, view: lacking(error) }))
  }
}

export function* loadNeighbours(api: ApiClient, tool: string) {
  try {
    yield* put(neighboursLoaded({ query: tool, view: { status: 'ready', shown: yield* call(fetchNeighbours, api, tool) } }))
  } catch (error) {
    yield* put(neighboursLoaded({ query: tool, view: lacking(error) }))
  }
}

const isSettled = (status: string | undefined) => status === 'ready' || status === 'unknown'

export function* followListing(api: ApiClient, query: string) {
  yield* call(loadUntilReady, {
    isReady: (state: WithListings) => isSettled(selectListing(query)(state)?.status),
    load: () => loadListing(api, query),
    asked: listingsRetryAsked,
  })
  yield* takeLeading(refreshDue, loadListing, api, query)
}

export function* followShelves(api: ApiClient, query: string) {
  yield* call(loadUntilReady, {
    isReady: (state: WithListings) => isSettled(selectShelves(query)(state)?.status),
    load: () => loadShelves(api, query),
    asked: listingsRetryAsked,
  })
  yield* takeLeading(refreshDue, loadShelves, api, query)
}
