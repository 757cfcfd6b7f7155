import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, type SagaGenerator, take } from 'typed-redux-saga'
import { retryDelay } from '../live/retry-delay.ts'
import type { AuthClient } from '../session/auth-client.ts'
import { tokenOf } from '../session/token-of.ts'
import { type FileAnswer, sendFile } from './send-file.ts'

const TRIES = 6
/** A member who is asked to wait longer has used up their share, and is shown that. */
const LONGEST_PAUSE = 15_000

/** The fraction of the file that was sent. It is `waiting` while the server has asked us to send it again later. */
export type SendProgress = number | 'waiting'

interface File {
  readonly path: string
  readonly file: Blob
  readonly auth: () => Promise<AuthClient>
  readonly tell: (progress: SendProgress) => Action
}

/** Sends a file, and sends it again if the server asks for that a little later. */
export function* sendPatiently({ path, file, auth, tell }: File): SagaGenerator<FileAnswer> {
  for (let tried = 1; ; tried += 1) {
    const answer = yield* sendOnce({ path, file, auth, tell })
    const { retryAfter } = answer
    if (retryAfter === undefined || retryAfter > LONGEST_PAUSE || tried === TRIES) return answer
    yield* put(tell('waiting'))
    yield* delay(Math.max(retryAfter, retryDelay(tried)))
  }
}

function* sendOnce({ path, file, auth, tell }: File): SagaGenerator<FileAnswer> {
  const sending = sendFile(path, file, yield* call(tokenOf, auth))
  try {
    while (true) {
      const progress = yield* take(sending)
      if ('answer' in progress) return progress.answer
      yield* put(tell(progress.sent))
    }
  } finally {
    // If the member no longer wants the file, the rest of it is not sent.
    sending.close()
  }
}
