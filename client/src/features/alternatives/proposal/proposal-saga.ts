import { ask } from '../../../lib/api/ask.ts'
import { ProposeAlternative } from '@debut/events/alternatives/alternative-commands.ts'
import { LONGEST_QUESTION } from '@debut/events/search/search-numbers.ts'
import { popularRoute, searchRoute } from '@debut/events/search/search-routes.ts'
import { call, delay, put } from 'typed-redux-saga'
import { takeLatest, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { awaitAnswer } from '../../../lib/commands/await-answer.ts'
import { commandRequested } from '../../../lib/commands/outbox-slice.ts'
import { report } from '../../../lib/report.ts'
import { choicesFound, choicesRequested, proposalOpened, proposalRequested, proposalSettled } from './proposal-slice.ts'

const MOST_CHOICES = 6
/** Between two keystrokes. */
const TYPING_MS = 150

/** Whatever page proposals can be made from. */
export function* followProposal(api: ApiClient) {
  yield* takeLatest(proposalOpened, suggest, api)
  yield* takeLatest(choicesRequested, findChoices, api)
  yield* takeLeading(proposalRequested, propose)
}

/** Before anything is typed: the popular tools. */
function* suggest(api: ApiClient) {
  try {
    const { tools } = yield* call(() => ask(api, popularRoute))
    yield* put(choicesFound(tools.slice(0, MOST_CHOICES)))
  } catch (error) {
    report('Popular products were not loaded', error)
  }
}

function* findChoices(api: ApiClient, { payload: typed }: ReturnType<typeof choicesRequested>) {
  const words = typed.trim().slice(0, LONGEST_QUESTION)
  if (words === '') return yield* call(suggest, api)
  yield* delay(TYPING_MS)
  try {
    yield* put(choicesFound((yield* call(() => ask(api, searchRoute, { kind: 'tools', limit: MOST_CHOICES, q: words }))).tools.rows))
  } catch (error) {
    report('Products were not found', error)
  }
}

function* propose({ payload }: ReturnType<typeof proposalRequested>) {
  const command = commandRequested({ type: ProposeAlternative.type, payload: { ...payload } })
  yield* put(command)
  const { refused } = yield* awaitAnswer(command.payload)
  yield* put(proposalSettled(refused?.payload.problem.message ?? null))
}
