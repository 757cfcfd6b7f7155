import { newCommandId } from '@debut/events/kernel/ids.ts'
import { KeptPicture } from '@debut/events/drafts/draft-answers.ts'
import { call, put } from 'typed-redux-saga'
import * as z from 'zod/mini'
import { type ApiClient } from '../../lib/api/api-client.ts'
import { problemIn } from '../../lib/api/problem.ts'
import { sendPatiently } from '../../lib/uploads/send-patiently.ts'
import type { AuthClient } from '../../lib/session/auth-client.ts'
import { type pictureAddressGiven, type pictureGiven, pictureTaken, uploadBegun, uploadFailed, uploadSent } from './draft-slice.ts'
import { picturesPath, refusalIn, takePictureFrom } from './drafts-api.ts'
import { wrongWithFile } from './picture-file.ts'
import { wholeAddress } from '../../ui/whole-address.ts'

const NOT_SENT = 'The picture did not get through. Try again in a moment.'

export function* sendGiven(auth: () => Promise<AuthClient>, { payload }: ReturnType<typeof pictureGiven>) {
  const { kind, file, name, crop, replaces } = payload
  const id = newCommandId()
  yield* put(uploadBegun({ id, kind, name }))
  const wrong = wrongWithFile(kind, file)
  if (wrong !== undefined) return yield* put(uploadFailed({ id, error: wrong }))
  try {
    const { body } = yield* sendPatiently({ path: picturesPath(kind, crop), file, auth, tell: (sent) => uploadSent({ id, sent }) })
    const picture = z.safeParse(KeptPicture, body).data
    if (picture !== undefined) return yield* put(pictureTaken({ id, kind, picture, replaces }))
    return yield* put(uploadFailed({ id, error: problemIn(body)?.message ?? NOT_SENT }))
  } catch {
    return yield* put(uploadFailed({ id, error: NOT_SENT }))
  }
}

export function* fetchGiven(api: ApiClient, { payload: { kind, url } }: ReturnType<typeof pictureAddressGiven>) {
  const id = newCommandId()
  yield* put(uploadBegun({ id, kind, name: url }))
  try {
    const picture = yield* call(takePictureFrom, api, kind, wholeAddress(url))
    yield* put(pictureTaken({ id, kind, picture }))
  } catch (error) {
    yield* put(uploadFailed({ id, error: refusalIn(error)?.message ?? NOT_SENT }))
  }
}
