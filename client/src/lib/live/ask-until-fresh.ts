import { call, delay } from 'typed-redux-saga'

const MOST_TRIES = 30
const STALE_FOR = 1_000

/** A stale answer may lack what was just decided, so it is asked for again. */
export function* askUntilFresh<Answer extends { readonly stale?: true | undefined }>(fetch: () => Promise<Answer>) {
  for (let tries = 1; ; tries++) {
    const answer = yield* call(fetch)
    if (answer.stale !== true || tries === MOST_TRIES) return answer
    yield* delay(STALE_FOR)
  }
}
