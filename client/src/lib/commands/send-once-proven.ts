import { bornAt } from '@debut/events/kernel/ids.ts'
import { buffers } from 'redux-saga'
import { actionChannel, call, flush, fork, put, race, type SagaGenerator, take } from 'typed-redux-saga'
import type { Problem } from '../api/problem.ts'
import { takeEvery } from '../sagas/take.ts'
import { signedOut } from '../session/session-slice.ts'
import { isFromElsewhere } from './from-elsewhere.ts'
import type { Command } from './outbox-entry.ts'
import { commandRefused, commandRequested, entriesFound, proofDue } from './outbox-slice.ts'

interface Parts {
  readonly now: () => number
  /** True once the member has shown anew who they are, and false where they won't. */
  readonly prove: () => SagaGenerator<boolean>
}

/** More than anybody waits for at a time. */
const REMEMBERED = 1_000

const NOT_PROVEN: Problem = { code: 'not-proven', message: 'Not done: we need to know it is you.' }
const NO_ANSWER: Problem = {
  code: 'unreachable',
  message: 'Not done: we need to know it is you, and there was no answer. Try again in a moment.',
}

/** Asks for the proof that commands of this tab wait for, once for all of them, and sends them again as they were. */
export function* sendOnceProven({ now, prove }: Parts) {
  const due = yield* actionChannel(proofDue, buffers.expanding(8))
  const own = new Set<string>()
  yield* fork(noteOwn, own)
  /** Of those that may have been sent with the token from before the last proof, these were sent with the new one too. */
  const again = new Set<string>()
  let provenAt = 0
  while (true) {
    const { payload: first } = yield* take(due)
    if (!own.has(first.commandId)) continue
    if (bornAt(first.commandId) < provenAt && !again.has(first.commandId)) {
      again.add(first.commandId)
      yield* put(commandRequested(first))
      continue
    }
    const outcome = yield* outcomeOf(prove)
    const others = (yield* flush(due)).map(({ payload }) => payload).filter(({ commandId }) => own.has(commandId))
    const waiting = [first, ...others]
    if (outcome !== 'proven') {
      for (const command of waiting) yield* put(refused(command, outcome))
      continue
    }
    provenAt = now()
    again.clear()
    for (const command of waiting) {
      again.add(command.commandId)
      yield* put(commandRequested(command))
    }
  }
}

const refused = ({ commandId, type, payload }: Command, problem: Problem) => commandRefused({ commandId, type, payload, problem })

function* outcomeOf(prove: Parts['prove']) {
  try {
    const { isProven } = yield* race({ isProven: call(prove), left: take(signedOut) })
    return isProven === true ? 'proven' : NOT_PROVEN
  } catch {
    return NO_ANSWER
  }
}

/** Also what this browser has kept from before: another tab that has asked for it may be closed. */
function* noteOwn(own: Set<string>) {
  const note = (commandId: string) => {
    own.add(commandId)
    const [oldest] = own
    if (own.size > REMEMBERED && oldest !== undefined) own.delete(oldest)
  }
  yield* takeEvery(commandRequested, ({ payload }) => note(payload.commandId))
  yield* takeEvery(entriesFound, (action) => {
    if (!isFromElsewhere(action)) for (const { commandId } of action.payload) note(commandId)
  })
}
