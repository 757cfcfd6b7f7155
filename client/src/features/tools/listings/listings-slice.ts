import type { Neighbours, ListingsOverview, WholeListing } from '@debut/events/tools/listing-answers.ts'
import type { ForSale } from '@debut/events/tools/sale-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type View<Shown> =
  | { readonly status: 'ready'; readonly shown: Shown }
  /** It stands under another tag now. */
  | { readonly status: 'moved'; readonly to: string }
  | { readonly status: 'unknown' | 'unreachable' }

export interface ListingsState {
  /** By what the server was asked: the page that is left stays whole while the next one is loaded. */
  readonly listings: Readonly<Record<string, View<WholeListing>>>
  readonly overviews: Readonly<Record<string, View<ListingsOverview>>>
  readonly forSale: Readonly<Record<string, View<ForSale>>>
  /** Of a tool, by the name that it was asked for. */
  readonly neighbours: Readonly<Record<string, View<Neighbours>>>
}

const MOST_VIEWS = 4

const put = <Shown>(views: Readonly<Record<string, View<Shown>>>, query: string, view: View<Shown>) => {
  const { [query]: before, ...others } = views
  // What is shown already stays where it cannot be had again, or not here.
  const next = ['unreachable', 'moved'].includes(view.status) && before?.status === 'ready' ? before : view
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [query, next]])
}

export interface Loaded<Shown> {
  readonly query: string
  readonly view: View<Shown>
}

const initialState: ListingsState = { listings: {}, overviews: {}, forSale: {}, neighbours: {} }

export const listingsSlice = createSlice({
  name: 'listings',
  initialState,
  reducers: {
    listingLoaded: (state, { payload: { query, view } }: PayloadAction<Loaded<WholeListing>>): ListingsState => ({
      ...state,
      listings: put(state.listings, query, view),
    }),
    overviewLoaded: (state, { payload: { query, view } }: PayloadAction<Loaded<ListingsOverview>>): ListingsState => ({
      ...state,
      overviews: put(state.overviews, query, view),
    }),
    forSaleLoaded: (state, { payload: { query, view } }: PayloadAction<Loaded<ForSale>>): ListingsState => ({
      ...state,
      forSale: put(state.forSale, query, view),
    }),
    neighboursLoaded: (state, { payload: { query, view } }: PayloadAction<Loaded<Neighbours>>): ListingsState => ({
      ...state,
      neighbours: put(state.neighbours, query, view),
    }),
  },
})

export const { listingLoaded, overviewLoaded, forSaleLoaded, neighboursLoaded } = listingsSlice.actions
export const listingsRetryRequested = createAction('listings/retryRequested')

export interface WithListings {
  readonly listings: ListingsState
}

export const selectListing =
  (query: string) =>
  ({ listings }: WithListings): View<WholeListing> | undefined =>
    listings.listings[query]

export const selectOverview =
  (query: string) =>
  ({ listings }: WithListings): View<ListingsOverview> | undefined =>
    listings.overviews[query]

export const selectForSale =
  (query: string) =>
  ({ listings }: WithListings): View<ForSale> | undefined =>
    listings.forSale[query]

/** Without them a tool's page is whole. */
export const selectNeighbours =
  (tool: string) =>
  ({ listings }: WithListings): Neighbours | undefined => {
    const view = listings.neighbours[tool]
    return view?.status === 'ready' ? view.shown : undefined
  }
