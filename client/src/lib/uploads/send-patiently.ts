import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, type SagaGenerator, take } from 'typed-redux-saga'
import { retryDelay } from '../live/retry-delay.ts'
import type { AuthClient } from '../session/auth-client.ts'
import { tokenOf } from '../session/token-of.ts'
import { type FileAnswer, sendFile } from './send-file.ts'

const TRIES = 6
/** A member who is asked to wait longer has had their share, and reads that. */
const LONGEST_PAUSE = 15_000

/** How much of 1 was sent; or that the server asked to come later, and it is sent again then. */
export type SendProgress = number | 'waiting'

interface File {
  readonly path: string
  readonly file: Blob
  readonly auth: () => Promise<AuthClient>
  readonly tell: (progress: SendProgress) => Action
}

/** Sends a file, and sends it again where the server asks to come a little later. */
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
    // Its sender may do without it: what is left of it is not sent then.
    sending.close()
  }
}
