import { CommandResult } from '@debut/events/results/result-answers.ts'
import { call, put, race, select, take } from 'typed-redux-saga'
import { followTopic, type Received } from '../live/follow-topic.ts'
import { refreshDue } from '../live/live-slice.ts'
import type { LiveStream } from '../live/live-stream.ts'
import { awaitSignIn } from '../session/await-sign-in.ts'
import { selectMemberId, sessionFound, signedOut } from '../session/session-slice.ts'
import type { Cursors } from '../results/cursors.ts'
import { resultReceived } from '../results/results-actions.ts'

/** Enough to recognize what may be sent twice after a reconnection. */
const REMEMBERED = 200

/** How far the log is in what the page came with; undefined where it came without. */
type ShownUpTo<State> = (state: State) => number | undefined

/** What became of the member's commands, from wherever they were sent, for as long as the member is here. */
export function* followResults<State>(live: LiveStream, cursors: Cursors, shownUpTo: ShownUpTo<State>) {
  while (true) {
    yield* call(awaitSignIn)
    const memberId = yield* select(selectMemberId)
    if (memberId === undefined) continue
    yield* race({
      ended: call(receiveResults<State>, live, { memberId, cursors, shownUpTo }),
      left: take(signedOut),
      other: take(sessionFound),
    })
  }
}

interface Receiving<State> {
  readonly memberId: string
  readonly cursors: Cursors
  readonly shownUpTo: ShownUpTo<State>
}

function* receiveResults<State>(live: LiveStream, { memberId, cursors, shownUpTo }: Receiving<State>) {
  const known: string[] = []
  let isLost = false
  yield* call(followTopic<typeof CommandResult>, live, {
    topic: 'results',
    frame: CommandResult,
    *from() {
      if (isLost) return null
      const [received, shown] = [cursors.read(memberId), yield* select((state: State) => shownUpTo(state))]
      // Another tab may have received results that are newer than the data of this page.
      return received !== null && shown !== undefined ? Math.min(received, shown) : (received ?? shown ?? null)
    },
    *receive({ messages, upTo }: Received<CommandResult>) {
      for (const { body: result } of messages) {
        const key = `${result.commandId} ${result.position}`
        if (known.includes(key)) continue
        known.push(key)
        known.splice(0, known.length - REMEMBERED)
        yield* put(resultReceived(result))
      }
      if (upTo !== null) cursors.write(memberId, upTo)
    },
    *lost() {
      // What was missed is no longer available: everything that is shown is fetched, and the topic is followed from now on.
      isLost = true
      yield* put(refreshDue())
    },
  })
}
