import { OWN_PAGE_VOTES, OwnPage } from '@debut/events/members/own-page-answers.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { dailyVotesLoaded, newestVotesLoaded } from '../features/voting/voting-slice.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { report } from '../lib/report.ts'
import { parseProfile } from '../lib/session/profile.ts'
import { profileLoaded } from '../lib/session/session-slice.ts'

const parse = (body: unknown) => OwnPage.safeParse(body).data

interface Loaded {
  readonly actions: readonly UnknownAction[]
  /** They did something a moment ago, which a page that was drawn before may not show. */
  readonly hasActed: boolean
}

/** What every page shows of its reader, as the server loads it. A failure is logged only: the page goes on without a name. */
export const loadOwnPage = async (api: ApiClient, memberId: string): Promise<Loaded> => {
  try {
    const { profile, daily, votes, position, acted = false } = await api.get('/api/own-page', parse)
    const known = parseProfile(memberId)(profile)
    const actions = [
      ...(known === undefined ? [] : [profileLoaded(known)]),
      dailyVotesLoaded({ ...daily, counted: [] }),
      newestVotesLoaded({ votes, position, complete: votes.length < OWN_PAGE_VOTES }),
    ]
    return { actions, hasActed: acted }
  } catch (error) {
    report('Failed to load what is the reader’s own', error)
    return { actions: [], hasActed: false }
  }
}
