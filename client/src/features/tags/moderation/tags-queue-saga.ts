import { askSince } from '../../../lib/api/ask.ts'
import { moderatedTagsRoute } from '@debut/events/tags/tag-routes.ts'
import { call, delay, put } from 'typed-redux-saga'
import { takeEvery, takeLatest, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { sendWithToast } from '../../../lib/commands/send-with-toast.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { report } from '../../../lib/report.ts'
import { loadForAdmins } from '../../../lib/session/load-for-admins.ts'
import {
  commandOf,
  type Decision,
  selectTagsQueue,
  tagDecided,
  tagSettled,
  tagsLoaded,
  tagsMissing,
  tagsRetryRequested,
  targetsFound,
  targetSought,
  type WithTagsQueue,
} from './tags-queue-slice.ts'

const TYPED_FOR = 250

/** Beside the launches' own words. */
export const tagIn = (search: URLSearchParams): string => (search.get('tag') ?? '').slice(0, 80)

const fetchTags = (api: ApiClient, words: string, position?: number) => askSince(api, position, moderatedTagsRoute, { q: words })

export function* loadTagsQueue(api: ApiClient, words: string) {
  yield* call(loadSince, undefined, api, words)
}

function* loadSince(position: number | undefined, api: ApiClient, words: string) {
  yield* loadForAdmins({
    decided: position,
    fetch: () => fetchTags(api, words, position),
    loaded: ({ waiting, kept, merged, banned, totals }) => tagsLoaded({ words, waiting, kept, merged, banned, totals }),
    missing: tagsMissing,
  })
}

export function* followTagsQueue(api: ApiClient, words: string) {
  yield* takeEvery(tagDecided, decide, api, words)
  yield* takeLatest(targetSought, seekTargets, api)
  yield* takeLeading(refreshDue, loadTagsQueue, api, words)
  yield* call(loadUntilReady, {
    isReady: (state: WithTagsQueue) => ['ready', 'forbidden'].includes(selectTagsQueue(state).status),
    load: () => loadTagsQueue(api, words),
    requested: tagsRetryRequested,
  })
}

function* seekTargets(api: ApiClient, { payload: typed }: ReturnType<typeof targetSought>) {
  if (typed !== '') yield* delay(TYPED_FOR)
  try {
    const { kept, totals } = yield* call(fetchTags, api, typed.slice(0, 80))
    yield* put(targetsFound({ targets: kept.map(({ tag, name }) => ({ tag, name })), targetsTotal: totals.kept }))
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
  const position = yield* sendWithToast(commandOf(payload), { id: `decided ${tag}`, title: DONE[kind](tag) })
  yield* call(loadSince, position, api, words)
  yield* put(tagSettled(tag))
}
