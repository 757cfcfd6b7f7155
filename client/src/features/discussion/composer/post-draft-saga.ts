import type { PostDraft, PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { buffers, type EventChannel } from 'redux-saga'
import { actionChannel, call, cancelled, delay, join, put, race, select, spawn, take } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { retryDelay } from '../../../lib/live/retry-delay.ts'
import { takeEvery } from '../../../lib/sagas/take.ts'
import { sanctionMet, sanctionReceived, selectMayTakePart, selectMemberId } from '../../../lib/session/session-slice.ts'
import type { KeptPosts } from './kept-post.ts'
import { beginPostDraft, dropPostDraft, fetchPostDraft, savePostDraft } from './post-drafts-api.ts'
import {
  isSamePost,
  isUnsaved,
  keptPostFound,
  mayBeSaved,
  NEW_POST,
  newPostOpened,
  otherPostChosen,
  otherPostFound,
  postDraftAwaited,
  postDraftMissed,
  postDraftOpened,
  postDropped,
  postDropRequested,
  postPublished,
  postPublishing,
  postSaved,
  postSavingChanged,
  postTyped,
  selectPostDraft,
} from './post-draft-slice.ts'

/** After so long without a keystroke. */
const PAUSE = 1_000
/** Without a pause in typing it is saved after this time. */
const LONGEST = 5_000

export interface PostDraftParts {
  readonly api: ApiClient
  readonly kept: KeptPosts
  /** The network is back, for all that the browser knows. */
  readonly online: EventChannel<true>
  /** A new draft has a name now, by which it is found again when the page is loaded anew. */
  readonly named: (id: string) => void
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? (error.problem?.code ?? error.code) : 'unreachable')

/** Brings the draft that the address names, with what was typed in it here and never saved. */
export function* openPostDraft({ api, kept }: PostDraftParts, id: string) {
  const shown = yield* select(selectPostDraft)
  // Words that are saved nowhere yet stay, also where the page is opened a second time.
  if (id === NEW_POST && shown.id === NEW_POST && mayBeSaved(shown) && isUnsaved(shown)) return
  yield* put(postDraftAwaited(id))
  if (id === NEW_POST) {
    yield* put(newPostOpened())
    return yield* call(takeUpKept, kept, id, undefined)
  }
  try {
    const draft = yield* call(fetchPostDraft, api, id)
    yield* put(postDraftOpened(draft))
    yield* call(takeUpKept, kept, id, draft)
  } catch (error) {
    yield* put(postDraftMissed(['unknown-post-draft', 'status-404', 'status-400'].includes(codeOf(error)) ? 'gone' : 'unreachable'))
  }
}

function* takeUpKept(kept: KeptPosts, id: string, draft: PostDraft | undefined) {
  const memberId = yield* select(selectMemberId)
  const typed = memberId === undefined ? undefined : kept.read(memberId, id)
  if (typed === undefined) return
  const { saved } = yield* select(selectPostDraft)
  if (isSamePost(typed.content, saved)) return
  const isOutdated = draft !== undefined && draft.revision !== typed.revision
  yield* put(keptPostFound({ content: typed.content, other: isOutdated ? draft : null }))
}

const CHANGES = [postTyped, otherPostChosen, keptPostFound, postPublishing]

/** What is typed is on this device at once, and on the server after a pause: one request at a time. A draft begins with the first words. */
export function* savePostAsTyped(parts: PostDraftParts) {
  // What was kept here while its author could not take part is saved once they can.
  const changed = yield* actionChannel([...CHANGES, sanctionReceived], buffers.sliding(1))
  yield* takeEvery(CHANGES, keepTyped, parts.kept)
  try {
    while (true) {
      yield* take(changed)
      yield* race({ paused: call(awaitPause), late: delay(LONGEST) })
      yield* call(saveUntilDone, parts)
    }
  } finally {
    if (yield* cancelled()) yield* spawn(saveOnLeaving, parts)
  }
}

/** The page is left, and the tab is still there. */
function* saveOnLeaving(parts: PostDraftParts) {
  const before = yield* select(selectPostDraft)
  if (before.saving === 'saving') yield* race({ settled: take([postSaved, otherPostFound, postDraftMissed]), late: delay(LONGEST) })
  const draft = yield* select(selectPostDraft)
  const { id, revision, content } = draft
  if (mayBeSaved(draft) && isUnsaved(draft)) yield* call(saveOnce, parts, id, revision, content)
}

function* awaitPause() {
  while (true) {
    const { due } = yield* race({ more: take(CHANGES), due: delay(PAUSE) })
    if (due !== undefined) return
  }
}

function* keepTyped(kept: KeptPosts) {
  const memberId = yield* select(selectMemberId)
  const draft = yield* select(selectPostDraft)
  const { id, revision, content, view } = draft
  if (memberId === undefined || view !== 'ready') return
  if (isUnsaved(draft)) kept.write(memberId, id, { revision, content })
  else kept.drop(memberId, id)
}

function* saveUntilDone(parts: PostDraftParts) {
  for (let failures = 0; ; failures++) {
    const draft = yield* select(selectPostDraft)
    const { id, revision, content } = draft
    if (!mayBeSaved(draft) || !isUnsaved(draft)) return
    if ((yield* select(selectMayTakePart)) === false) {
      yield* put(postSavingChanged('barred'))
      return
    }
    yield* put(postSavingChanged('saving'))
    // A save under way is completed even when its author leaves the page.
    const sending = yield* spawn(saveOnce, parts, id, revision, content)
    yield* join(sending)
    if (sending.result<Outcome>() === 'done') return
    yield* put(postSavingChanged('offline'))
    yield* race({ due: delay(retryDelay(failures)), online: take(parts.online) })
  }
}

type Outcome = 'done' | 'failed'

function* saveOnce({ api, kept, named }: PostDraftParts, id: string, revision: number | null, content: PostDraftContent) {
  try {
    const { postId, ...saved } =
      revision === null
        ? yield* call(beginPostDraft, api, content)
        : { postId: id, ...(yield* call(savePostDraft, api, id, { revision, content })) }
    yield* put(postSaved({ ...saved, of: id, id: postId, content }))
    yield* call(keepNoMore, kept, id, content)
    if (revision === null) named(postId)
    return 'done' satisfies Outcome
  } catch (error) {
    switch (codeOf(error)) {
      case 'post-draft-stale':
        return yield* call(meetOther, api, kept, id, content)
      case 'unknown-post-draft':
        yield* put(postDraftMissed('gone'))
        return 'done' satisfies Outcome
      case 'suspended':
      case 'banned':
        yield* put(postSavingChanged('barred'))
        // The page shows the sanction then, if it doesn't yet.
        yield* put(sanctionMet())
        return 'done' satisfies Outcome
      case 'too-many-post-drafts':
        yield* put(postSavingChanged('full'))
        return 'done' satisfies Outcome
      default:
        return 'failed' satisfies Outcome
    }
  }
}

/** What was typed while it was saved stays on this device. */
function* keepNoMore(kept: KeptPosts, id: string, content: PostDraftContent) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  const typed = kept.read(memberId, id)
  const isBegun = id === NEW_POST && (yield* select(selectPostDraft)).id !== NEW_POST
  if (isBegun || (typed !== undefined && isSamePost(typed.content, content))) kept.drop(memberId, id)
  const draft = yield* select(selectPostDraft)
  if (isBegun && isUnsaved(draft)) kept.write(memberId, draft.id, { revision: draft.revision, content: draft.content })
}

/** An answer that never came may have been our own: then nothing is in the way. */
function* meetOther(api: ApiClient, kept: KeptPosts, id: string, content: PostDraftContent) {
  try {
    const other = yield* call(fetchPostDraft, api, id)
    if (isSamePost(other.content, content)) {
      const { revision, savedAt } = other
      yield* put(postSaved({ of: id, id, revision, savedAt, content }))
      yield* call(keepNoMore, kept, id, content)
    } else yield* put(otherPostFound(other))
    return 'done' satisfies Outcome
  } catch (error) {
    if (codeOf(error) !== 'unknown-post-draft') return 'failed' satisfies Outcome
    yield* put(postDraftMissed('gone'))
    return 'done' satisfies Outcome
  }
}

/** Deletes it once its author has asked for that, however long the network takes. */
export function* dropPost({ api, kept }: PostDraftParts) {
  yield* take(postDropRequested)
  const { id } = yield* select(selectPostDraft)
  yield* call(forget, kept, id)
  if (id !== NEW_POST) yield* call(dropUntilDone, api, id)
  yield* put(postDropped())
}

/** Nothing of a published post is left as a draft, also where one was begun while it was being published. */
export function* clearPublished({ api, kept }: PostDraftParts) {
  const { payload: postId } = yield* take(postPublished)
  const { id } = yield* select(selectPostDraft)
  for (const each of [id, NEW_POST]) yield* call(forget, kept, each)
  if (id !== NEW_POST && id !== postId) yield* spawn(dropUntilDone, api, id)
}

function* forget(kept: KeptPosts, id: string) {
  const memberId = yield* select(selectMemberId)
  if (memberId !== undefined) kept.drop(memberId, id)
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
