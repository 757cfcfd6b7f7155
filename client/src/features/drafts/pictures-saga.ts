import { newCommandId } from '@debut/events/kernel/ids.ts'
import { KeptPicture } from '@debut/events/drafts/draft-answers.ts'
import { call, put, take } from 'typed-redux-saga'
import * as z from 'zod/mini'
import { type ApiClient, problemIn } from '../../lib/api/api-client.ts'
import { sendFile } from '../../lib/api/send-file.ts'
import type { AuthClient } from '../../lib/session/auth-client.ts'
import { tokenOf } from '../../lib/session/token-of.ts'
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
    const sending = sendFile(picturesPath(kind, crop), file, yield* call(tokenOf, auth))
    while (true) {
      const progress = yield* take(sending)
      if ('sent' in progress) {
        yield* put(uploadSent({ id, sent: progress.sent }))
        continue
      }
      const picture = z.safeParse(KeptPicture, progress.answer.body).data
      if (picture !== undefined) return yield* put(pictureTaken({ id, kind, picture, replaces }))
      return yield* put(uploadFailed({ id, error: problemIn(progress.answer.body)?.message ?? NOT_SENT }))
    }
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
