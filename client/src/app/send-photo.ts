import { call, put } from 'typed-redux-saga'
import type { photoChosen } from '../features/members/onboarding/onboarding-slice.ts'
import type { AuthClient } from '../lib/session/auth-client.ts'
import { slicesJoined } from './store.ts'

const openCode = async () => {
  const [{ sendAvatar }, { ownProfileSlice }] = await Promise.all([
    import('../features/members/own-profile/own-profile-saga.ts'),
    import('../features/members/own-profile/own-profile-slice.ts'),
  ])
  return { sendAvatar, ownProfileSlice }
}

/** Sends a picture from whatever page the member is on, with the code of the settings. */
export function* sendPhoto(openAuth: () => Promise<AuthClient>, { payload: file }: ReturnType<typeof photoChosen>) {
  const { sendAvatar, ownProfileSlice } = yield* call(openCode)
  yield* put(slicesJoined([ownProfileSlice]))
  yield* sendAvatar(openAuth, file)
}
