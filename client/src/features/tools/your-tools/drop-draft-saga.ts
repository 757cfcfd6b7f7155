import { dropDraftRoute } from '@debut/events/drafts/draft-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { createAction } from '@reduxjs/toolkit'
import { call, put } from 'typed-redux-saga'
import { type ApiClient, NoAnswer } from '../../../lib/api/api-client.ts'
import { report } from '../../../lib/report.ts'
import { refetchRequested } from '../../../lib/resources/resources-slice.ts'
import { takeEvery } from '../../../lib/sagas/take.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { ownDrafts } from './own-tools.ts'

export const draftDropRequested = createAction<string>('yourTools/draftDropRequested')

/** A draft is no command: it is nothing in the log before it is sent. */
export function* followDroppedDrafts(api: ApiClient) {
  yield* takeEvery(draftDropRequested, function* ({ payload: toolId }) {
    try {
      yield* call(() => api.post(routeAddress(dropDraftRoute, { toolId }), undefined, NoAnswer, dropDraftRoute.method))
    } catch (error) {
      report('A draft was not deleted', error)
      yield* put(KEPT)
    }
    const { key, isOwn } = ownDrafts()
    yield* put(refetchRequested({ key, isOwn }))
  })
}

const KEPT = toastShown({
  id: 'draft-kept',
  color: 'warn',
  title: 'The draft is still there',
  description: 'There was no answer. Try again in a moment.',
})
