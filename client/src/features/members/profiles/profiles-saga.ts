import { call, put } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { fetchProfile, isUnknown } from './profiles-api.ts'
import { profileRetryRequested, profileSeen, type ProfilesState, selectProfileView } from './profiles-slice.ts'

export function* loadProfileOf(api: ApiClient, name: string) {
  try {
    const found = yield* call(fetchProfile, api, name)
    const view = 'moved' in found ? { status: 'moved' as const, to: found.moved } : { status: 'ready' as const, profile: found }
    yield* put(profileSeen({ name, view }))
  } catch (error) {
    yield* put(profileSeen({ name, view: { status: isUnknown(error) ? 'unknown' : 'unreachable' } }))
  }
}

export function* followProfileOf(api: ApiClient, name: string) {
  yield* takeLeading(refreshDue, loadProfileOf, api, name)
  yield* call(loadUntilReady, {
    isReady: (state: { profiles: ProfilesState }) => selectProfileView(name)(state)?.status !== 'unreachable',
    load: () => loadProfileOf(api, name),
    requested: profileRetryRequested,
  })
}
