import type { Action } from '@reduxjs/toolkit'
import { takeLatest } from 'typed-redux-saga'
import type { ApiClient } from '../api/api-client.ts'
import { tells } from '../results/facts.ts'
import { resultHeard } from '../results/results-actions.ts'
import { loadProfile } from './load-own.ts'
import { PERSONAL_FACTS } from './profile.ts'

const isPersonal = (action: Action) => resultHeard.match(action) && tells(action.payload, ...PERSONAL_FACTS)

/** In every tab: what such a fact is about, only the profile says. */
export function* followPersonalFacts(api: ApiClient) {
  yield* takeLatest(isPersonal, loadProfile, api)
}
