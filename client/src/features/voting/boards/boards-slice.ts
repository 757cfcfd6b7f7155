import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BoardUpdate, BoardPage, Curve, Entry, Standing } from './board.ts'
import { type BoardPageQuery, PAGE_SIZE } from './board-page-query.ts'
import type { Period } from '@debut/events/kernel/periods.ts'

/** A live board sends no more places than these. */
const MOST_STANDINGS = 100

type Entries = Record<string, Entry>

export interface BoardState {
  /** `missing`: there is no such board, and there will not be one by waiting. */
  status: 'loading' | 'ready' | 'unreachable' | 'missing'
  query: BoardPageQuery
  period: Period
  start: string | undefined
  position: number
  validUntil: string | null
  total: number
  /** The launches that are shown, the best first. */
  order: string[]
  entries: Entries
  /** Where each stood when the reader first saw it. */
  cameWith: Record<string, number>
  /** How many places the reader has asked for. */
  size: number
  more: 'idle' | 'loading' | 'failed'
  /** A launch is among those places whose name we do not know yet. */
  incomplete: boolean
  announcement: string
  /** The first three of the day before; only beside a day's board. */
  podium: readonly Entry[]
  curve: Curve | null
  /** The reader is looking for a moment of the past. */
  seeking: boolean
  /** The moment that they look at in passing. `turn` tells a late answer from a new one. */
  preview: { turn: number; asOf: string; order: string[]; entries: Entries } | null
}

const initialState: BoardState = {
  status: 'loading',
  query: { period: 'day' },
  period: 'day',
  start: undefined,
  position: 0,
  validUntil: null,
  total: 0,
  order: [],
  entries: {},
  cameWith: {},
  size: PAGE_SIZE,
  more: 'idle',
  incomplete: false,
  announcement: '',
  podium: [],
  curve: null,
  seeking: false,
  preview: null,
}

const isSame = (one: BoardPageQuery, other: BoardPageQuery) =>
  one.period === other.period && one.start === other.start && one.asOf === other.asOf

const idsOf = (entries: readonly Standing[]) => entries.map(({ launchId }) => launchId)
const byId = (entries: readonly Entry[]): Entries => Object.fromEntries(entries.map((entry) => [entry.launchId, entry]))

const remember = (state: BoardState, standings: readonly Standing[]) => {
  for (const { launchId, rank } of standings) state.cameWith[launchId] ??= rank
}

/** Only what differs is written, so that the other rows are not drawn again. */
const stand = (state: BoardState, { launchId, rank, points, voters, hidden }: Standing) => {
  const entry = state.entries[launchId]
  if (entry === undefined) return
  // The hidden order means nothing: no launch climbs or falls when it ends.
  if (entry.hidden && !hidden) state.cameWith[launchId] = rank
  Object.assign(entry, { rank, points, voters, hidden })
}

export const boardsSlice = createSlice({
  name: 'boards',
  initialState,
  reducers: {
    boardLoaded: (state, { payload: { query, page } }: PayloadAction<{ query: BoardPageQuery; page: BoardPage }>) => {
      const { period, start, position, validUntil, total, entries } = page
      const continues = isSame(state.query, query) && state.status === 'ready' && state.start === start && state.period === period
      if (!continues) return { ...initialState, ...facts(page), query, status: 'ready', ...shown(entries), cameWith: ranks(entries) }
      state.incomplete = false
      // The live board is ahead of this answer: it only lends the names that were missing.
      if (position < state.position) {
        const unknown = entries.filter(({ launchId }) => !(launchId in state.entries))
        Object.assign(state.entries, byId(unknown))
        const rankOf = (id: string) => state.entries[id]?.rank ?? Infinity
        state.order = [...state.order, ...idsOf(unknown)].toSorted((one, other) => rankOf(one) - rankOf(other))
      } else {
        for (const entry of entries) stand(state, entry)
        Object.assign(state.entries, byId(entries.filter(({ launchId }) => !(launchId in state.entries))))
        state.order = idsOf(entries)
        state.position = position
        state.validUntil = validUntil
      }
      state.total = total
      remember(state, entries)
      return undefined
    },
    boardUnreachable: (state, { payload }: PayloadAction<{ query: BoardPageQuery; missing: boolean }>) => {
      const { query, missing } = payload
      if (isSame(state.query, query) && state.status === 'ready') return undefined
      return { ...initialState, query, period: query.period, status: missing ? ('missing' as const) : ('unreachable' as const) }
    },
    standingsReceived: (state, { payload: { position, update } }: PayloadAction<{ position: number; update: BoardUpdate }>) => {
      const isOther = update.period !== state.period || update.start !== state.start || state.query.asOf !== undefined
      if (isOther || state.status !== 'ready' || position < state.position) return
      const wanted = update.standings.filter(({ rank }) => rank <= state.size)
      for (const standing of wanted) stand(state, standing)
      const placed = new Set(idsOf(update.standings))
      const beyond =
        update.standings.length < MOST_STANDINGS ? [] : state.order.filter((id) => !placed.has(id) && isBeyond(state.entries[id]))
      state.order = [...idsOf(wanted).filter((id) => id in state.entries), ...beyond]
      state.incomplete ||= wanted.some(({ launchId }) => !(launchId in state.entries))
      state.validUntil = update.validUntil
      state.position = position
      remember(state, wanted)
    },
    /** Nothing of what is shown has changed up to here. */
    boardReached: (state, { payload: { start, position } }: PayloadAction<{ start: string; position: number }>) => {
      if (start === state.start) state.position = Math.max(state.position, position)
    },
    moreRequested: (state) => {
      state.more = 'loading'
    },
    moreLoaded: (state, { payload: { query, page } }: PayloadAction<{ query: BoardPageQuery; page: BoardPage }>) => {
      if (!isSame(state.query, query) || page.start !== state.start) return
      const fresh = page.entries.filter(({ launchId }) => !(launchId in state.entries) || !state.order.includes(launchId))
      Object.assign(state.entries, byId(fresh))
      state.order.push(...idsOf(fresh))
      state.size += PAGE_SIZE
      state.total = page.total
      state.more = 'idle'
      remember(state, fresh)
    },
    moreFailed: (state) => {
      state.more = 'failed'
    },
    podiumLoaded: (state, { payload }: PayloadAction<readonly Entry[]>) => ({ ...state, podium: payload }),
    curveLoaded: (state, { payload }: PayloadAction<Curve | null>) => ({ ...state, curve: payload }),
    previewLoaded: (state, { payload: { turn, asOf, page } }: PayloadAction<{ turn: number; asOf: string; page: BoardPage }>) => {
      const isOther = page.period !== state.period || page.start !== state.start
      if (isOther || !state.seeking || turn < (state.preview?.turn ?? 0)) return state
      return { ...state, preview: { turn, asOf, ...shown(page.entries) } }
    },
    momentSought: (state, _action: PayloadAction<string>) => ({ ...state, seeking: true }),
    previewEnded: (state) => ({ ...state, seeking: false, preview: null }),
    announced: (state, { payload }: PayloadAction<string>) => ({ ...state, announcement: payload }),
  },
})

const facts = ({ period, start, position, validUntil, total }: BoardPage) => ({ period, start, position, validUntil, total })
const shown = (entries: readonly Entry[]) => ({ order: idsOf(entries), entries: byId(entries) })
const ranks = (entries: readonly Entry[]) => Object.fromEntries(entries.map(({ launchId, rank }) => [launchId, rank]))
const isBeyond = (entry: Entry | undefined) => entry !== undefined && entry.rank > MOST_STANDINGS

export const {
  boardLoaded,
  boardUnreachable,
  standingsReceived,
  boardReached,
  moreRequested,
  moreLoaded,
  moreFailed,
  podiumLoaded,
  curveLoaded,
  momentSought,
  previewLoaded,
  previewEnded,
  announced,
} = boardsSlice.actions
export const retryRequested = createAction('boards/retryRequested')

export interface WithBoards {
  readonly boards: BoardState
}
export const selectBoard = ({ boards }: WithBoards) => boards
/** What the list draws: the board, or the moment of the past that is looked at. */
export const selectDrawn = ({ boards }: WithBoards) => boards.preview ?? boards
