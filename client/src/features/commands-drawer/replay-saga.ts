import { call, put, select } from 'typed-redux-saga'
import { takeEvery } from '../../lib/sagas/take.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { sendCommand, type Sent } from '../../lib/commands/send-command.ts'
import { replayAnswered, replayRequested, selectCommandsDrawer } from './commands-drawer-slice.ts'

const wordsOf = (sent: Sent): string => {
  switch (sent.kind) {
    case 'answered':
      return `The same answer: position ${sent.position}. Nothing was counted twice.`
    case 'refused':
      return `The same answer: ${sent.problem.message}`
    case 'signed-out':
      return 'Your session has ended. Sign in to send it again.'
    case 'unanswered':
      return 'No answer. Try again in a moment: nothing is counted twice.'
  }
}

/** The same command under the same id, so the reader can see that repeating one changes nothing. */
export function* replayCommands(api: ApiClient) {
  yield* takeEvery(replayRequested, function* ({ payload: commandId }) {
    const { rows } = yield* select(selectCommandsDrawer)
    const command = rows.find((row) => row.commandId === commandId)?.command
    if (command === undefined) return
    const sent = yield* call(sendCommand, api, { commandId, ...command })
    yield* put(replayAnswered({ commandId, words: wordsOf(sent) }))
  })
}
