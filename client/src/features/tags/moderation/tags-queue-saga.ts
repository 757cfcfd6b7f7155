import { ModeratedTags } from '@debut/events/tags/tag-answers.ts'
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { awaitAnswer } from '../../../lib/commands/await-answer.ts'
import { commandAsked } from '../../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { report } from '../../../lib/report.ts'
import { selectIsMember, selectRenewing } from '../../../lib/session/session-slice.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import {
  commandOf,
  type Decision,
  selectTagsQueue,
  tagDecided,
  tagSettled,
  tagsLoaded,
  tagsMissing,
  tagsRetryAsked,
  targetsFound,
  targetSought,
  type WithTagsQueue,
} from './tags-queue-slice.ts'

const TYPED_FOR = 250

/** Beside the launches' own words. */
export const tagAsked = (search: URLSearchParams): string => (search.get('tag') ?? '').slice(0, 80)

const isRefused = (error: unknown): boolean => error instanceof ApiError && ['status-401', 'status-403'].includes(error.code)

const fetchTags = (api: ApiClient, words: string) => api.get(`/api/moderation/tags?q=${encodeURIComponent(words)}`, ModeratedTags)

export function* loadTagsQueue(api: ApiClient, words: string) {
  // Who they are is known once the browser has renewed their session.
  if (yield* select(selectRenewing)) return
  if (!(yield* select(selectIsMember))) {
    yield* put(tagsMissing('forbidden'))
    return
  }
  try {
    const { waiting, kept, merged, banned, totals } = yield* call(fetchTags, api, words)
    yield* put(tagsLoaded({ words, waiting, kept, merged, banned, totals }))
  } catch (error) {
    yield* put(tagsMissing(isRefused(error) ? 'forbidden' : 'unreachable'))
  }
}

export function* followTagsQueue(api: ApiClient, words: string) {
  yield* takeEvery(tagDecided, decide, api, words)
  yield* takeLatest(targetSought, seekTargets, api)
  yield* takeLeading(refreshDue, loadTagsQueue, api, words)
  yield* call(loadUntilReady, {
    isReady: (state: WithTagsQueue) => ['ready', 'forbidden'].includes(selectTagsQueue(state).status),
    load: () => loadTagsQueue(api, words),
    asked: tagsRetryAsked,
  })
}

function* seekTargets(api: ApiClient, { payload: typed }: ReturnType<typeof targetSought>) {
  if (typed !== '') yield* delay(TYPED_FOR)
  try {
    const { kept } = yield* call(fetchTags, api, typed.slice(0, 80))
    yield* put(targetsFound(kept.map(({ tag, name }) => ({ tag, name }))))
  } catch (error) {
    report('What a tag may be merged into was not found', error)
  }
}

const DONE = {
  keep: (tag: string) => `#${tag} is kept`,
  merge: (tag: string) => `#${tag} leads to the other tag now`,
  ban: (tag: string) => `#${tag} is shown nowhere now`,
  restore: (tag: string) => `#${tag} is as it was before`,
} as const satisfies Record<Decision['kind'], (tag: string) => string>

function* decide(api: ApiClient, words: string, { payload }: ReturnType<typeof tagDecided>) {
  const { tag, kind } = payload
  const command = commandAsked(commandOf(payload))
  yield* put(command)
  const { refused } = yield* awaitAnswer(command.payload)
  const id = `decided ${tag}`
  if (refused === undefined) yield* put(toastShown({ id, color: 'good', title: DONE[kind](tag) }))
  else yield* put(toastShown({ id, color: 'warn', title: 'Nothing has changed', description: refused.payload.problem.message }))
  yield* call(loadTagsQueue, api, words)
  yield* put(tagSettled(tag))
}
