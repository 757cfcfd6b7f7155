import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { buffers } from 'redux-saga'
import { actionChannel, call, delay, put, race, select, take } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { retryDelay } from '../../../lib/live/retry-delay.ts'
import { beginPostDraft, dropPostDraft, fetchPostDraft, savePostDraft } from './post-drafts-api.ts'
import {
  isUnsaved,
  NEW_POST,
  newPostOpened,
  otherPostChosen,
  otherPostFound,
  postDraftAwaited,
  postDraftMissed,
  postDraftOpened,
  postDropped,
  postDropRequested,
  postSaved,
  postSavingChanged,
  postTyped,
  selectPostDraft,
} from './post-draft-slice.ts'

/** After so long without a keystroke. */
const PAUSE = 1_000
/** Without a pause in typing it is saved after this time. */
const LONGEST = 5_000

const codeOf = (error: unknown): string => (error instanceof ApiError ? (error.problem?.code ?? error.code) : 'unreachable')

/** Brings the draft that the address names. */
export function* openPostDraft(api: ApiClient, id: string) {
  // It was begun on this page, and has got its address since.
  if ((yield* select(selectPostDraft)).id === id && id !== NEW_POST) return
  yield* put(postDraftAwaited(id))
  if (id === NEW_POST) {
    yield* put(newPostOpened())
    return
  }
  try {
    yield* put(postDraftOpened(yield* call(fetchPostDraft, api, id)))
  } catch (error) {
    yield* put(postDraftMissed(['unknown-post-draft', 'status-404', 'status-400'].includes(codeOf(error)) ? 'gone' : 'unreachable'))
  }
}

/** Saves what is typed after a pause, one request after the other. A draft begins with the first words. */
export function* savePostAsTyped(api: ApiClient) {
  const changed = yield* actionChannel([postTyped, otherPostChosen], buffers.sliding(1))
  while (true) {
    yield* take(changed)
    yield* race({ paused: call(awaitPause), late: delay(LONGEST) })
    yield* call(saveUntilDone, api)
  }
}

function* awaitPause() {
  while (true) {
    const { due } = yield* race({ more: take([postTyped, otherPostChosen]), due: delay(PAUSE) })
    if (due !== undefined) return
  }
}

function* saveUntilDone(api: ApiClient) {
  for (let failures = 0; ; failures++) {
    const { view, other, content, saved, isDropping } = yield* select(selectPostDraft)
    if (view !== 'ready' || other !== null || isDropping || !isUnsaved({ content, saved })) return
    yield* put(postSavingChanged('saving'))
    const outcome = yield* call(saveOnce, api, content)
    if (outcome === 'done') return
    yield* put(postSavingChanged('offline'))
    yield* delay(retryDelay(failures))
  }
}

function* saveOnce(api: ApiClient, content: PostDraftContent) {
  const { id, revision } = yield* select(selectPostDraft)
  try {
    if (revision === null) {
      const { postId, ...begun } = yield* call(beginPostDraft, api, content)
      yield* put(postSaved({ ...begun, id: postId, content }))
    } else {
      const saved = yield* call(savePostDraft, api, id, { revision, content })
      yield* put(postSaved({ ...saved, id, content }))
    }
    return 'done' as const
  } catch (error) {
    switch (codeOf(error)) {
      case 'post-draft-stale':
        yield* put(otherPostFound(yield* call(fetchPostDraft, api, id)))
        return 'done' as const
      case 'unknown-post-draft':
        yield* put(postDraftMissed('gone'))
        return 'done' as const
      case 'too-many-post-drafts':
        yield* put(postSavingChanged('full'))
        return 'done' as const
      default:
        return 'failed' as const
    }
  }
}

/** Deletes it once its author has asked for that, however long the network takes. */
export function* dropPost(api: ApiClient) {
  yield* take(postDropRequested)
  const { id } = yield* select(selectPostDraft)
  if (id !== NEW_POST) yield* call(dropUntilDone, api, id)
  yield* put(postDropped())
}

function* dropUntilDone(api: ApiClient, id: string) {
  for (let failures = 0; ; failures++) {
    try {
      return yield* call(dropPostDraft, api, id)
    } catch {
      yield* delay(retryDelay(failures))
    }
  }
}
