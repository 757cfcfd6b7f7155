import { KeptPicture } from '@debut/events/drafts/draft-answers.ts'
import { keepPictureRoute } from '@debut/events/drafts/draft-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import type { Action } from '@reduxjs/toolkit'
import { call, put, race, take } from 'typed-redux-saga'
import * as z from 'zod/mini'
import { problemIn } from '../../../lib/api/problem.ts'
import { sendPatiently } from '../../../lib/uploads/send-patiently.ts'
import { takeEvery } from '../../../lib/sagas/take.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { wrongWithPicture } from './picture-file.ts'
import { pictureGiven, uploadEnded, uploadFailed, uploadRetried, uploadsCleared, uploadSent, uploadStored } from './post-uploads-slice.ts'

const NOT_SENT = 'The picture did not get through. Try again in a moment.'

type Auth = () => Promise<AuthClient>

/** Sends the pictures that are given to a post, for as long as its page is open. */
export function* sendPictures(auth: Auth) {
  yield* put(uploadsCleared())
  const files = new Map<string, Blob>()
  yield* takeEvery(pictureGiven, function* begin({ payload: { id, file } }: ReturnType<typeof pictureGiven>) {
    files.set(id, file)
    yield* call(sendUnlessEnded, auth, id, file)
  })
  yield* takeEvery(uploadRetried, function* again({ payload: id }: ReturnType<typeof uploadRetried>) {
    const file = files.get(id)
    if (file !== undefined) yield* call(sendUnlessEnded, auth, id, file)
  })
  yield* takeEvery(uploadEnded, ({ payload: id }: ReturnType<typeof uploadEnded>) => void files.delete(id))
}

function* sendUnlessEnded(auth: Auth, id: string, file: Blob) {
  const wrong = wrongWithPicture(file)
  if (wrong !== undefined) return yield* put(uploadFailed({ id, error: wrong }))
  const isEnded = (action: Action) => uploadEnded.match(action) && action.payload === id
  return yield* race({ sent: call(sendOne, auth, id, file), ended: take(isEnded) })
}

function* sendOne(auth: Auth, id: string, file: Blob) {
  try {
    const path = routeAddress(keepPictureRoute, { kind: 'post-picture' })
    const { body } = yield* sendPatiently({ path, file, auth, tell: (sent) => uploadSent({ id, sent }) })
    const picture = z.safeParse(KeptPicture, body).data
    if (picture !== undefined) yield* put(uploadStored({ id, path: picture.path }))
    else yield* put(uploadFailed({ id, error: problemIn(body)?.message ?? NOT_SENT }))
  } catch {
    yield* put(uploadFailed({ id, error: NOT_SENT }))
  }
}
