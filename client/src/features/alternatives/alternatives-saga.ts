import { alternativesRoute, subjectsRoute } from '@debut/events/alternatives/alternative-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { call, put } from 'typed-redux-saga'
import { takeLeading } from '../../lib/sagas/take.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../lib/live/load-until-ready.ts'
import {
  alternativesLoaded,
  alternativesRetryRequested,
  type Loaded,
  selectAlternatives,
  selectSubjects,
  subjectsLoaded,
  type View,
  type WithAlternatives,
} from './alternatives-slice.ts'

/** There is no such subject: something else than a server that gives no answer. */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'status-404'

/** Asks once, and keeps what came of it. */
const loading = <Shown>(fetch: (api: ApiClient, query: string) => Promise<Shown>, loaded: (payload: Loaded<Shown>) => Action) =>
  function* load(api: ApiClient, query: string) {
    try {
      yield* put(loaded({ query, view: { status: 'ready', shown: yield* call(fetch, api, query) } }))
    } catch (error) {
      yield* put(loaded({ query, view: { status: isUnknown(error) ? 'unknown' : 'unreachable' } }))
    }
  }

export const loadAlternatives = loading((api, address) => api.get(address, alternativesRoute.answer), alternativesLoaded)
export const loadSubjects = loading((api, address) => api.get(address, subjectsRoute.answer), subjectsLoaded)

type Select = (query: string) => (state: WithAlternatives) => View<unknown> | undefined

/** Asks until there is an answer, and again whenever it may be old. */
const following = (select: Select, load: (api: ApiClient, query: string) => Generator) =>
  function* follow(api: ApiClient, query: string) {
    yield* call(loadUntilReady, {
      isReady: (state: WithAlternatives) => ['ready', 'unknown'].includes(select(query)(state)?.status ?? ''),
      load: () => load(api, query),
      requested: alternativesRetryRequested,
    })
    yield* takeLeading(refreshDue, load, api, query)
  }

export const followAlternatives = following(selectAlternatives, loadAlternatives)
export const followSubjects = following(selectSubjects, loadSubjects)
