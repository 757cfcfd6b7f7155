import type { Action } from '@reduxjs/toolkit'
import { takeLatest } from '../sagas/take.ts'
import type { ApiClient } from '../api/api-client.ts'
import { hasEvent } from '../results/facts.ts'
import { resultReceived } from '../results/results-actions.ts'
import { loadProfile } from './load-own.ts'
import { PERSONAL_FACTS } from './profile.ts'

const isPersonal = (action: Action) => resultReceived.match(action) && hasEvent(action.payload, ...PERSONAL_FACTS)

/** In every tab: what such a fact is about, only the profile says. */
export function* followPersonalFacts(api: ApiClient) {
  yield* takeLatest(isPersonal, loadProfile, api)
}
