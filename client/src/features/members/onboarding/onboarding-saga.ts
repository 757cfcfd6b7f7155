import { call, fork, put, select, takeLatest } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { report } from '../../../lib/report.ts'
import { profileLoaded, selectProfile } from '../../../lib/session/session-slice.ts'
import { onboardingShown, selectOnboarding } from './onboarding-slice.ts'

/** The server may have said who reads, or they sign in here. */
export function* welcomeMembers(api: ApiClient) {
  yield* fork(welcome, api)
  yield* takeLatest(profileLoaded, welcome, api)
}

/** Once, ever: that it was done is recorded as soon as it is shown. */
function* welcome(api: ApiClient) {
  const profile = yield* select(selectProfile)
  if (profile?.onboarded !== false || (yield* select(selectOnboarding)) !== 'waiting') return
  yield* put(onboardingShown())
  try {
    yield* call([api, api.post], '/api/profile/update', { user_id: profile.memberId, onboarded: true }, () => true)
  } catch (error) {
    report('The welcome was not recorded', error)
  }
}
