import { OWN_PAGE_VOTES, OwnPage } from '@debut/events/members/own-page-answers.ts'
import { call, put, select } from 'typed-redux-saga'
import { dailyVotesLoaded, newestVotesLoaded } from '../features/voting/voting-slice.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { report } from '../lib/report.ts'
import { parseProfile } from '../lib/session/profile.ts'
import { profileLoaded, selectMemberId } from '../lib/session/session-slice.ts'

const parse = (body: unknown) => OwnPage.safeParse(body).data

/** What every page shows of its reader. A failure is logged only: the page goes on without a name. */
export function* loadOwnPage(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  try {
    const { profile, daily, votes, position } = yield* call(() => api.get('/api/own-page', parse))
    const known = parseProfile(memberId)(profile)
    if (known !== undefined) yield* put(profileLoaded(known))
    yield* put(dailyVotesLoaded({ ...daily, counted: [] }))
    yield* put(newestVotesLoaded({ votes, position, complete: votes.length < OWN_PAGE_VOTES }))
  } catch (error) {
    report('Failed to load what is the reader’s own', error)
  }
}
