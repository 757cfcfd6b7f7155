import { Day } from '@debut/events/kernel/days.ts'
import { boardRoute } from '@debut/events/voting/board-routes.ts'
import { memberVotesRoute } from '@debut/events/voting/vote-routes.ts'
import { call, put, race, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { ask } from '../../lib/api/ask.ts'
import { keptTexts } from '../../lib/kept-texts/kept-texts.ts'
import { report } from '../../lib/report.ts'
import { awaitSignIn } from '../../lib/session/await-sign-in.ts'
import { ownPageLoaded, profileLoaded, selectProfile, signedOut } from '../../lib/session/session-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { selectToday } from './voting-selectors.ts'

/** Everything that a member voted on in a day and in the day before it is among these. */
const MOST = 100
const READ_FOR = 10_000

/** The last day whose outcome a member was shown in this browser. */
const seen = keptTexts({
  schema: Day,
  keyOf: ({ memberId, place }) => `debut-${place}-${memberId}`,
  storage: () => localStorage,
})

const list = new Intl.ListFormat('en-GB')

export function* showOutcomes(api: ApiClient) {
  while (true) {
    yield* call(awaitSignIn)
    while ((yield* select(selectProfile)) === undefined) yield* take([profileLoaded, ownPageLoaded])
    const { left } = yield* race({ shown: call(showOutcome, api), left: take(signedOut) })
    if (left === undefined) yield* take(signedOut)
  }
}

/** Says once how the launches came out that a member backed on the last day that they voted on, now that it is closed. */
function* showOutcome(api: ApiClient) {
  const profile = yield* select(selectProfile)
  const { success, data: day } = Day.safeParse(profile?.latestStreak)
  // The welcome has the page to itself: a newcomer's votes come out on their next visit.
  if (profile?.onboarded !== true || !success || day >= (yield* select(selectToday))) return
  const { memberId } = profile
  const at = { memberId, place: 'outcome' }
  if (seen.read(at) === day) return
  try {
    const [{ votes }, { tools }] = yield* call(() =>
      Promise.all([
        ask(api, memberVotesRoute, { memberId, limit: MOST }),
        ask(api, boardRoute, { period: 'day', start: day, limit: MOST }),
      ]),
    )
    seen.write(at, day)
    const backed = new Set(votes.flatMap(({ state, boardDate, launchId }) => (state === 'counted' && boardDate === day ? [launchId] : [])))
    // A launch that was disqualified stands on no board.
    const placed = tools.flatMap(({ launchId, rank, name }) => (rank !== null && backed.has(launchId) ? [{ rank, name }] : []))
    if (placed.length === 0) return
    yield* put(
      toastShown({
        id: 'outcome',
        color: 'lime',
        title: `You backed ${list.format(placed.map(({ rank, name }) => `#${rank} ${name}`))}`,
        description: `That is how the day of your last votes ended, ${dateLabel(day)}.`,
        duration: READ_FOR,
        actions: [{ label: 'See the board', to: `/?start=${day}` }],
      }),
    )
  } catch (error) {
    report('Failed to look up how votes came out', error)
  }
}
