import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ScrapeState {
  readonly isFetching: boolean
  readonly error: string | null
  /** Stays while another page is fetched, and when that fails. */
  readonly result: Scrape | null
}

const initialState: ScrapeState = { isFetching: false, error: null, result: null }

export const scrapeSlice = createSlice({
  name: 'scrape',
  initialState,
  reducers: {
    fetching: (state): ScrapeState => ({ ...state, isFetching: true, error: null }),
    fetched: (_, { payload: result }: PayloadAction<Scrape>): ScrapeState => ({ isFetching: false, error: null, result }),
    notFetched: (state, { payload: error }: PayloadAction<string>): ScrapeState => ({ ...state, isFetching: false, error }),
    typedAgain: (state): ScrapeState => (state.error === null ? state : { ...state, error: null }),
  },
})

export const { fetching, fetched, notFetched, typedAgain } = scrapeSlice.actions

export const scrapeRequested = createAction<string>('scrape/scrapeRequested')

export interface WithScrape {
  readonly scrape: ScrapeState
}
export const selectScrape = ({ scrape }: WithScrape) => scrape
