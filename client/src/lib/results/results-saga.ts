import { buffers, eventChannel } from 'redux-saga'
import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { refreshDue } from '../live/live-slice.ts'
import type { LiveStream } from '../live/live-stream.ts'
import { retryDelay } from '../live/retry-delay.ts'
import { profileLoaded, selectMemberId, sessionFound, signedOut } from '../session/session-slice.ts'
import { parseResult } from './command-result.ts'
import type { Cursors } from './cursors.ts'
import { resultHeard } from './results-actions.ts'

type Heard =
  | { readonly kind: 'message'; readonly cursor: number; readonly body: unknown }
  | { readonly kind: 'reached'; readonly cursor: number }
  | { readonly kind: 'reset' }

/** Enough to tell apart what a reconnection may say twice. */
const REMEMBERED = 200

/** What became of the member's commands, from wherever they were sent, for as long as the member is here. */
export function* followResults(live: LiveStream, cursors: Cursors) {
  while (true) {
    const memberId = yield* select(selectMemberId)
    if (memberId === undefined) yield* take([sessionFound, profileLoaded])
    else yield* race({ heard: call(hearResults, live, cursors, memberId), left: take(signedOut), other: take(sessionFound) })
  }
}

function* hearResults(live: LiveStream, cursors: Cursors, memberId: string) {
  const known: string[] = []
  let cursor = cursors.read(memberId)
  for (let resets = 0; ; resets++) {
    if (resets > 0) {
      // What was missed can't be told any more: everything that is shown is fetched, and hearing begins with now.
      cursor = null
      yield* put(refreshDue())
      yield* delay(retryDelay(resets))
    }
    const channel = resultsChannel(live, cursor)
    try {
      for (let heard = yield* take(channel); heard.kind !== 'reset'; heard = yield* take(channel)) {
        cursors.write(memberId, heard.cursor)
        const result = heard.kind === 'message' ? parseResult(heard.body) : undefined
        if (result === undefined) continue
        const key = `${result.commandId} ${result.position}`
        if (known.includes(key)) continue
        known.push(key)
        known.splice(0, known.length - REMEMBERED)
        yield* put(resultHeard(result))
      }
    } finally {
      channel.close()
    }
  }
}

const resultsChannel = (live: LiveStream, cursor: number | null) =>
  eventChannel<Heard>(
    (emit) =>
      live.subscribe('results', cursor, {
        onMessage: (message) => emit({ kind: 'message', ...message }),
        onReached: (reached) => emit({ kind: 'reached', cursor: reached }),
        onReset: () => emit({ kind: 'reset' }),
      }),
    buffers.expanding(16),
  )
