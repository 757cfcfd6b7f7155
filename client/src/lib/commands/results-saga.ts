import { CommandResult } from '@debut/events/results/result-answers.ts'
import { call, put, race, select, take } from 'typed-redux-saga'
import { followTopic, type Received } from '../live/follow-topic.ts'
import { refreshDue } from '../live/live-slice.ts'
import type { LiveStream } from '../live/live-stream.ts'
import { awaitSignIn } from '../session/await-sign-in.ts'
import { selectMemberId, sessionFound, signedOut } from '../session/session-slice.ts'
import type { Cursors } from '../results/cursors.ts'
import { resultReceived } from '../results/results-actions.ts'

/** Enough to tell apart what a reconnection may say twice. */
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
      heard: call(hearResults<State>, live, { memberId, cursors, shownUpTo }),
      left: take(signedOut),
      other: take(sessionFound),
    })
  }
}

interface Hearing<State> {
  readonly memberId: string
  readonly cursors: Cursors
  readonly shownUpTo: ShownUpTo<State>
}

function* hearResults<State>(live: LiveStream, { memberId, cursors, shownUpTo }: Hearing<State>) {
  const known: string[] = []
  let isLost = false
  yield* call(followTopic<typeof CommandResult>, live, {
    topic: 'results',
    frame: CommandResult,
    *from() {
      if (isLost) return null
      const [heard, shown] = [cursors.read(memberId), yield* select((state: State) => shownUpTo(state))]
      // Another tab may have heard what the page was drawn too early for.
      return heard !== null && shown !== undefined ? Math.min(heard, shown) : (heard ?? shown ?? null)
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
      // What was missed can't be told any more: everything that is shown is fetched, and hearing begins with now.
      isLost = true
      yield* put(refreshDue())
    },
  })
}
