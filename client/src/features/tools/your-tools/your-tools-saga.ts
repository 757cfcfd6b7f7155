import { call, delay, fork, put, select } from 'typed-redux-saga'
import { takeEvery, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { sendWithToast } from '../../../lib/commands/send-with-toast.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { report } from '../../../lib/report.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { sectionOf } from './tool-sections.ts'
import { deleteDraft, fetchOwnDrafts, fetchOwnTools } from './your-tools-api.ts'
import {
  commandOf,
  type TaskKind,
  taskRequested,
  taskSettled,
  draftDropRequested,
  ownDraftDropped,
  ownDraftsLoaded,
  selectYourTools,
  type WithYourTools,
  yourToolsLoaded,
  yourToolsMissing,
  yourToolsRetryRequested,
} from './your-tools-slice.ts'

/** A launch that waits may have its day within a second. */
const WAITING_MS = 2_000
const SETTLED_MS = 60_000

export function* loadYourTools(api: ApiClient) {
  try {
    yield* put(yourToolsLoaded(yield* call(fetchOwnTools, api)))
  } catch (error) {
    report('One’s own tools were not loaded', error)
    yield* put(yourToolsMissing())
  }
}

function* loadDrafts(api: ApiClient) {
  try {
    yield* put(ownDraftsLoaded(yield* call(fetchOwnDrafts, api)))
  } catch (error) {
    report('Drafts were not loaded', error)
  }
}

function* loadAll(api: ApiClient) {
  yield* fork(loadDrafts, api)
  yield* call(loadYourTools, api)
}

export function* followYourTools(api: ApiClient) {
  yield* takeEvery(taskRequested, act, api)
  yield* takeEvery(draftDropRequested, dropDraft, api)
  yield* takeLeading([refreshDue, resultReceived], loadAll, api)
  yield* fork(loadDrafts, api)
  yield* call(loadUntilReady, {
    isReady: (state: WithYourTools) => selectYourTools(state).status === 'ready',
    load: () => loadYourTools(api),
    requested: yourToolsRetryRequested,
  })
  yield* fork(askAgain, api)
}

function* askAgain(api: ApiClient) {
  while (true) {
    const { tools } = yield* select(selectYourTools)
    yield* delay(tools.some((tool) => sectionOf(tool) === 'line') ? WAITING_MS : SETTLED_MS)
    yield* call(loadYourTools, api)
  }
}

const THANKS: Readonly<Record<TaskKind, string>> = {
  join: 'It is in the line, and gets the first free day',
  accept: 'You are one of its makers now',
  decline: 'You have declined',
  show: 'It is in the directory again',
}

function* act(api: ApiClient, { payload: { toolId, task } }: ReturnType<typeof taskRequested>) {
  yield* sendWithToast(commandOf(toolId, task), { id: `task ${toolId}`, title: THANKS[task.kind] })
  yield* call(loadYourTools, api)
  yield* put(taskSettled(toolId))
}

function* dropDraft(api: ApiClient, { payload: toolId }: ReturnType<typeof draftDropRequested>) {
  try {
    yield* call(deleteDraft, api, toolId)
    yield* put(ownDraftDropped(toolId))
  } catch (error) {
    report('A draft was not deleted', error)
    yield* put(
      toastShown({
        id: 'draft-kept',
        color: 'warn',
        title: 'The draft is still there',
        description: 'There was no answer. Try again in a moment.',
      }),
    )
  }
}
