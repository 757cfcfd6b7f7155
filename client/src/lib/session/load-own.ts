import { OwnPage } from '@debut/events/members/own-page-answers.ts'
import { MyProfile } from '@debut/events/members/own-profile-answers.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../api/api-client.ts'
import { report } from '../report.ts'
import { profileOf } from './profile.ts'
import { ownPageLoaded, profileLoaded, selectMemberId, selectSecondFactorDue } from './session-slice.ts'

interface Own {
  readonly actions: readonly UnknownAction[]
  /** They did something a moment ago, which a page that was drawn before may not show. */
  readonly hasActed: boolean
}
type Ask = (api: ApiClient, memberId: string) => Promise<Own>

/** A failure is logged only: the page goes on without a name. */
const orNothing =
  (ask: Ask): Ask =>
  async (api, memberId) => {
    try {
      return await ask(api, memberId)
    } catch (error) {
      report('Failed to load what is the reader’s own', error)
      return { actions: [], hasActed: false }
    }
  }

const askProfile = orNothing(async (api, memberId) => {
  const { profile } = await api.get(`/api/user/get-my-profile?userId=${memberId}`, MyProfile)
  return { actions: [profileLoaded(profileOf(memberId, profile))], hasActed: false }
})

const askOwnPage = orNothing(async (api, memberId) => {
  const own = await api.get('/api/own-page', OwnPage)
  const known = own.profile === null ? [] : [profileLoaded(profileOf(memberId, own.profile))]
  return { actions: [...known, ownPageLoaded(own)], hasActed: own.acted ?? false }
})

/** All that every page shows of its reader, in one answer. Until they have shown a second factor that is their name. */
export const askOwn = (state: Parameters<typeof selectSecondFactorDue>[0], ...asked: Parameters<Ask>): Promise<Own> =>
  selectSecondFactorDue(state) ? askProfile(...asked) : askOwnPage(...asked)

function* load(ask: Ask, api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  const { actions } = yield* call(ask, api, memberId)
  // Whoever has left meanwhile stays away.
  if ((yield* select(selectMemberId)) !== memberId) return
  for (const action of actions) yield* put(action)
}

/** Who asks. Whoever the server does not know is a visitor. */
export const loadProfile = (api: ApiClient) => load(askProfile, api)

export function* loadOwnPage(api: ApiClient) {
  yield* load((yield* select(selectSecondFactorDue)) ? askProfile : askOwnPage, api)
}
