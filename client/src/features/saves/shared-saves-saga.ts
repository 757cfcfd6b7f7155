import { SavedShared } from '@debut/events/saves/save-answers.ts'
import { call, put } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { report } from '../../lib/report.ts'
import { sharedSavesLoaded } from './shared-saves-slice.ts'

/** Whether a member's page leads everybody to what they saved. */
export function* loadSharedSaves(api: ApiClient, memberId: string) {
  try {
    const { shared } = yield* call(() => api.get(`/api/saves/members/${memberId}`, SavedShared))
    yield* put(sharedSavesLoaded({ memberId, shared }))
  } catch (error) {
    report('Whether somebody published what they saved was not loaded', error)
  }
}
