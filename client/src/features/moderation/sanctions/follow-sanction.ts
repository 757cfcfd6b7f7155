import { SanctionFrame } from '@debut/events/moderation/moderation-answers.ts'
import type { Action } from '@reduxjs/toolkit'
import { call, put, race, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import type { Reach } from '../../../lib/capabilities/define-capability.ts'
import { commandRefused } from '../../../lib/commands/outbox-slice.ts'
import { followTopic, type Received } from '../../../lib/live/follow-topic.ts'
import type { LiveStream } from '../../../lib/live/live-stream.ts'
import { takeLatest } from '../../../lib/sagas/take.ts'
import { awaitSignIn } from '../../../lib/session/await-sign-in.ts'
import { isSanction } from '../../../lib/session/is-sanction.ts'
import { loadOwnPage } from '../../../lib/session/load-own.ts'
import {
  acceptedReceived,
  sanctionMet,
  sanctionReceived,
  selectSanction,
  sessionFound,
  signedOut,
} from '../../../lib/session/session-slice.ts'

const isRefusedForSanction = (action: Action) =>
  sanctionMet.match(action) || (commandRefused.match(action) && isSanction(action.payload.problem.code))

/** Keeps what every page says of its member's sanction as it is, for as long as they are signed in. */
export function* followSanction({ api, live }: Reach) {
  // Where the socket is down, what is refused tells of it as well.
  yield* takeLatest(isRefusedForSanction, loadOwnPage, api)
  while (true) {
    yield* call(awaitSignIn)
    yield* race({ ended: call(listen, api, live), left: take(signedOut), other: take(sessionFound) })
  }
}

function* listen(api: ApiClient, live: LiveStream) {
  yield* call(followTopic<typeof SanctionFrame>, live, {
    topic: 'sanction',
    frame: SanctionFrame,
    *receive({ messages }: Received<SanctionFrame>) {
      const newest = messages.at(-1)
      if (newest === undefined) return
      const hadOne = (yield* select(selectSanction)) !== undefined
      yield* put(sanctionReceived(newest.body.sanction))
      yield* put(acceptedReceived(newest.body.accepted))
      // The roles that the member holds count again.
      if (hadOne && newest.body.sanction === null) yield* call(loadOwnPage, api)
    },
  })
}
