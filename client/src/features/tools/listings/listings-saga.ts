import type { Action } from '@reduxjs/toolkit'
import { call, put } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { WholeListing } from '@debut/events/tools/listing-answers.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { isUnknown } from '../tools-api.ts'
import { fetchForSale, fetchListing, fetchNeighbours, fetchOverview } from './listings-api.ts'
import {
  forSaleLoaded,
  listingLoaded,
  listingsRetryRequested,
  type Loaded,
  neighboursLoaded,
  selectForSale,
  selectListing,
  selectOverview,
  overviewLoaded,
  type View,
  type WithListings,
} from './listings-slice.ts'

interface Moved {
  readonly moved: string
}

const isMoved = (found: unknown): found is Moved => typeof found === 'object' && found !== null && 'moved' in found

/** Asks once, and keeps what came of it. */
const loading = <Shown>(fetch: (api: ApiClient, query: string) => Promise<Shown | Moved>, loaded: (payload: Loaded<Shown>) => Action) =>
  function* load(api: ApiClient, query: string) {
    try {
      const found = yield* call(fetch, api, query)
      yield* put(loaded({ query, view: isMoved(found) ? { status: 'moved', to: found.moved } : { status: 'ready', shown: found } }))
    } catch (error) {
      yield* put(loaded({ query, view: { status: isUnknown(error) ? 'unknown' : 'unreachable' } }))
    }
  }

export const loadListing = loading<WholeListing>(fetchListing, listingLoaded)
export const loadOverview = loading(fetchOverview, overviewLoaded)
export const loadForSale = loading(fetchForSale, forSaleLoaded)
export const loadNeighbours = loading(fetchNeighbours, neighboursLoaded)

type Select = (query: string) => (state: WithListings) => View<unknown> | undefined

/** Asks until there is an answer, and again whenever it may be old. */
const following = (select: Select, load: (api: ApiClient, query: string) => Generator) =>
  function* follow(api: ApiClient, query: string) {
    yield* call(loadUntilReady, {
      isReady: (state: WithListings) => ['ready', 'moved', 'unknown'].includes(select(query)(state)?.status ?? ''),
      load: () => load(api, query),
      requested: listingsRetryRequested,
    })
    yield* takeLeading(refreshDue, load, api, query)
  }

export const followListing = following(selectListing, loadListing)
export const followOverview = following(selectOverview, loadOverview)
export const followForSale = following(selectForSale, loadForSale)
