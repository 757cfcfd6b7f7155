import { updateProfileRoute } from '@debut/events/members/own-profile-routes.ts'
import { send } from '../../../lib/api/ask.ts'
import { call, fork, put, select } from 'typed-redux-saga'
import { takeLatest } from '../../../lib/sagas/take.ts'
import type { Reach } from '../../../lib/capabilities/define-capability.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { report } from '../../../lib/report.ts'
import {
  authChanged,
  ownPageLoaded,
  profileLoaded,
  selectMayTakePart,
  selectProfile,
  selectSecondFactorDue,
} from '../../../lib/session/session-slice.ts'
import { onboardingShown, selectOnboarding } from './onboarding-slice.ts'

/** The server may have said who reads, or they sign in here. */
export function* welcomeMembers({ api }: Pick<Reach, 'api'>) {
  yield* fork(welcome, api)
  yield* takeLatest([profileLoaded, ownPageLoaded, authChanged], welcome, api)
}

/** Once, ever: that it was done is recorded as soon as it is shown. Who can't take part is welcomed when they can. */
function* welcome(api: ApiClient) {
  const profile = yield* select(selectProfile)
  if (yield* select(selectSecondFactorDue)) return
  if ((yield* select(selectMayTakePart)) !== true) return
  if (profile?.onboarded !== false || (yield* select(selectOnboarding)) !== 'waiting') return
  yield* put(onboardingShown())
  try {
    const change = { user_id: profile.memberId, onboarded: true }
    yield* call(() => send(api, updateProfileRoute, change))
  } catch (error) {
    report('The welcome was not recorded', error)
  }
}
