import { type Action, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isRecord } from '../api/is-record.ts'
import { signedOut } from '../session/session-slice.ts'
import type { Query } from './resource.ts'

export type Entry<Data = unknown> =
  | {
      readonly status: 'ready'
      readonly data: Data
      readonly pages: number
      readonly isFetchingNextPage?: true
      /** The next page was asked for, and could not be had. */
      readonly isNextPageMissed?: boolean
      readonly isLost?: true
    }
  /** It is at home under another name. */
  | { readonly status: 'moved'; readonly to: string }
  /** There is no such thing, or none for this reader. */
  | { readonly status: 'missing' }
  | { readonly status: 'unreachable' }

/** What a page has of a query. */
export type View<Data = unknown> = Entry<Data> | { readonly status: 'loading' }

/** By key. A page that is left stays whole while the next one is loaded, and is there at once for who returns. */
type Entries = Readonly<Record<string, Entry & { readonly dependsOnReader?: true }>>

const MOST_KEPT = 30

/** Which query it is of. */
type Of = Pick<Query, 'key' | 'isOwn'>

interface Fetched extends Of {
  readonly entry: Entry
  readonly dependsOnReader?: boolean
  /** What was shown before is in it. */
  readonly isMerged?: boolean
}

/** There was an answer, or none. */
export const resourceFetched = createAction<Fetched>('resources/fetched')
/** Something was learnt of it without asking. */
export const resourceUpdated = createAction<Of & { readonly data: unknown }>('resources/updated')
/** Nothing of what is shown has changed up to there in the log. */
export const resourceReached = createAction<Of & { readonly position: number }>('resources/reached')
/** It is to be fetched again, now; perhaps with what its reader has just done. */
export const refetchRequested = createAction<Of & { readonly withOwn?: true }>('resources/refetchRequested')
/** The server has newer than what is shown. */
export const resourceOutdated = createAction<Of>('resources/outdated')
/** The log can't be followed from where what is shown ends, and may even have been set back: whatever the server says next counts. */
export const placeLost = createAction<Of>('resources/placeLost')
export const nextPageRequested = createAction<Of>('resources/nextPageRequested')

const positionOf = ({ data }: { readonly data: unknown }): number =>
  isRecord(data) && typeof data['position'] === 'number' ? data['position'] : Infinity

/** What is shown stays where there is no answer, or one from further back in the log. */
const mayReplace = (before: Entry | undefined, { status, ...entry }: Entry): boolean => {
  if (before?.status !== 'ready') return true
  if (status === 'unreachable') return false
  if (before.isLost) return true
  return !('data' in entry) || positionOf(entry) >= positionOf(before) || positionOf(before) === Infinity
}

const keep = (entries: Entries, { key, entry, dependsOnReader, isMerged }: Fetched): Entries => {
  const { [key]: before, ...others } = entries
  const isShown = before === undefined || isMerged === true || mayReplace(before, entry)
  const kept = isShown ? { ...entry, ...(dependsOnReader && { dependsOnReader }) } : settled(before, entry)
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_KEPT), [key, kept]])
}

const settled = (before: Entries[string], { status }: Entry): Entries[string] => {
  if (before.status !== 'ready') return before
  const { isFetchingNextPage, ...rest } = before
  return isFetchingNextPage && status === 'unreachable' ? { ...rest, isNextPageMissed: true } : rest
}

const change = (entries: Entries, key: string, changed: Partial<Extract<Entry, { status: 'ready' }>>): Entries => {
  const before = entries[key]
  return before?.status === 'ready' ? { ...entries, [key]: { ...before, ...changed } } : entries
}

const reach = (entries: Entries, key: string, position: number): Entries => {
  const before = entries[key]
  if (before?.status !== 'ready' || !isRecord(before.data) || !(positionOf(before) < position)) return entries
  return change(entries, key, { data: { ...before.data, position } })
}

const initialState: Entries = {}

const entriesSlice = <const Name extends string>(name: Name, isOwn: boolean) => {
  const mine =
    <Payload extends Of>(reduce: (entries: Entries, payload: Payload) => Entries) =>
    (entries: Entries, { payload }: PayloadAction<Payload>): Entries =>
      payload.isOwn === isOwn ? reduce(entries, payload) : entries
  return createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(resourceFetched, mine(keep))
        .addCase(
          resourceUpdated,
          mine((entries, { key, data }) => change(entries, key, { data })),
        )
        .addCase(
          resourceReached,
          mine((entries, { key, position }) => reach(entries, key, position)),
        )
        .addCase(
          nextPageRequested,
          mine((entries, { key }) => change(entries, key, { isFetchingNextPage: true, isNextPageMissed: false })),
        )
        .addCase(
          placeLost,
          mine((entries, { key }) => change(entries, key, { isLost: true })),
        )
        .addCase(signedOut, (entries): Entries => {
          const left = isOwn ? [] : Object.entries(entries).filter(([, { dependsOnReader }]) => !dependsOnReader)
          return Object.fromEntries(left)
        }),
  })
}

/** The same for everybody. */
export const resourcesSlice = entriesSlice('resources', false)
/** The reader's own. What shows them stands in an `OwnPart`. */
export const ownResourcesSlice = entriesSlice('ownResources', true)

export interface WithResources {
  readonly resources: Entries
  readonly ownResources: Entries
}

const LOADING = { status: 'loading' } as const

export const selectResource =
  <Data>({ key, isOwn }: Query<Data>) =>
  (state: WithResources): View<Data> => {
    const entries = isOwn ? state.ownResources : state.resources
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its query fetched it, and checked it by the schema of its route
    return (entries[key] as Entry<Data> | undefined) ?? LOADING
  }

/** Undefined unless it is there. */
export const selectData =
  <Data>(query: Query<Data>) =>
  (state: WithResources): Data | undefined => {
    const view = selectResource(query)(state)
    return view.status === 'ready' ? view.data : undefined
  }

export const isLost = (view: View): boolean => view.status === 'ready' && view.isLost === true

type About = typeof refetchRequested

export const isAbout =
  (actions: About, { key, isOwn }: Of) =>
  (action: Action): action is ReturnType<About> =>
    actions.match(action) && action.payload.key === key && action.payload.isOwn === isOwn
