import { ask } from '../../lib/api/ask.ts'
import {
  followersRoute,
  followingRoute,
  memberFollowsRoute,
  ownFollowsRoute,
  toolFollowsRoute,
} from '@debut/events/follows/follow-routes.ts'
import type { ActionPattern } from 'redux-saga/effects'
import { call, fork, put, select, take } from 'typed-redux-saga'
import { takeEvery, takeLatest, takeLeading } from '../../lib/sagas/take.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { isFromElsewhere } from '../../lib/commands/from-elsewhere.ts'
import { commandRefused } from '../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import { report } from '../../lib/report.ts'
import { profileLoaded, selectMemberId, selectSecondFactorDue } from '../../lib/session/session-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import {
  countsLoaded,
  type Followed,
  morePeopleRequested,
  ownFollowsLoaded,
  peopleLoaded,
  peopleMissing,
  selectPeople,
  type Side,
  type WithFollows,
  intentOf,
} from './follows-slice.ts'

export function* loadCounts(api: ApiClient, { kind, id }: Followed) {
  try {
    yield* put(
      countsLoaded({
        id,
        counts: yield* call(() =>
          kind === 'members' ? ask(api, memberFollowsRoute, { member: id }) : ask(api, toolFollowsRoute, { toolId: id }),
        ),
      }),
    )
  } catch (error) {
    report('Followers were not counted', error)
  }
}

/** Whether the reader follows. */
export function* loadOwnFollow(api: ApiClient, { kind, id }: Followed) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined || memberId === id || (yield* select(selectSecondFactorDue))) return
  try {
    const own = yield* call(() => ask(api, ownFollowsRoute, { [kind]: [id] }))
    yield* put(ownFollowsLoaded({ ...own, asked: [id] }))
  } catch (error) {
    report('Whether the reader follows was not loaded', error)
  }
}

export function* loadPeople(api: ApiClient, id: string, side: Side) {
  yield* call(loadPage, api, { id, side, before: undefined })
}

function* loadMore(api: ApiClient, { payload: { id, side } }: ReturnType<typeof morePeopleRequested>) {
  const { members } = yield* select((state: WithFollows) => selectPeople(state, id, side))
  yield* call(loadPage, api, { id, side, before: members.at(-1)?.position })
}

type PeopleQuery = { readonly id: string; readonly side: Side; readonly before: number | undefined }

function* loadPage(api: ApiClient, { id, side, before }: PeopleQuery) {
  const route = side === 'followers' ? followersRoute : followingRoute
  try {
    yield* put(peopleLoaded({ ...(yield* call(() => ask(api, route, { member: id, before }))), id, side, isNext: before !== undefined }))
  } catch (error) {
    report('Followers were not loaded', error)
    yield* put(peopleMissing({ id, side }))
  }
}

interface Shown<State> {
  /** Undefined until the page knows whom, or what, it shows. */
  readonly followed: (state: State) => Followed | undefined
  /** After these it may know. */
  readonly changes: ActionPattern
  readonly side?: Side | undefined
}

/** Keeps true what a page shows of one, for as long as it is shown. */
export function* followFollows<State>(api: ApiClient, { followed, changes, side }: Shown<State>) {
  let shown = yield* select(followed)
  const cameWithout = shown === undefined
  while (shown === undefined) {
    yield* take(changes)
    shown = yield* select(followed)
  }
  yield* takeLatest(refreshDue, loadForAll, api, shown, side)
  yield* takeLatest([refreshDue, profileLoaded], loadOwnFollow, api, shown)
  yield* takeLeading(morePeopleRequested, loadMore, api)
  if (!cameWithout) return
  yield* fork(loadOwnFollow, api, shown)
  yield* fork(loadForAll, api, shown, side)
}

function* loadForAll(api: ApiClient, followed: Followed, side: Side | undefined) {
  yield* call(loadCounts, api, followed)
  if (side !== undefined) yield* call(loadPeople, api, followed.id, side)
}

/** Wherever the reader is by then. */
export function* showRefusals() {
  yield* takeEvery(commandRefused, function* (action) {
    const intent = intentOf(action.payload)
    if (intent === undefined || isFromElsewhere(action)) return
    const title = intent.follows ? 'You could not follow' : 'You still follow'
    yield* put(toastShown({ id: 'follow-refused', color: 'warn', title, description: action.payload.problem.message }))
  })
}
