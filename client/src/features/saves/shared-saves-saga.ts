import { ask } from '../../lib/api/ask.ts'
import { savedSharedRoute } from '@debut/events/saves/save-routes.ts'
import { call, put } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { report } from '../../lib/report.ts'
import { sharedSavesLoaded } from './shared-saves-slice.ts'

/** Whether a member's page leads everybody to what they saved. */
export function* loadSharedSaves(api: ApiClient, memberId: string) {
  try {
    const { shared } = yield* call(() => ask(api, savedSharedRoute, { member: memberId }))
    yield* put(sharedSavesLoaded({ memberId, shared }))
  } catch (error) {
    report('Whether somebody published what they saved was not loaded', error)
  }
}
