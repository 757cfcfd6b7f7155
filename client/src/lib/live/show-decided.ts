import { call, delay } from 'typed-redux-saga'

interface Shown<Answer> {
  /** Where in the log the decision stands that has to show; undefined where none was made. */
  readonly decided: number | undefined
  readonly fetch: () => Promise<Answer>
  readonly show: (answer: Answer) => Generator
}

const MOST_TRIES = 30
const STALE_FOR = 1_000

/** Shows what there is, and asks again for as long as it may lack what was just decided. */
export function* showDecided<Answer extends { readonly stale?: true | undefined }>({ decided, fetch, show }: Shown<Answer>) {
  for (let tries = 1; ; tries++) {
    const answer = yield* call(fetch)
    yield* show(answer)
    if (decided === undefined || answer.stale !== true || tries === MOST_TRIES) return
    yield* delay(STALE_FOR)
  }
}
