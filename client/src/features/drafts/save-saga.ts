import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { buffers, type EventChannel } from 'redux-saga'
import { actionChannel, call, cancelled, delay, join, put, race, select, spawn, take } from 'typed-redux-saga'
import { takeEvery } from '../../lib/sagas/take.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { retryDelay } from '../../lib/live/retry-delay.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import {
  draftOpened,
  draftSaved,
  draftTyped,
  isDirty,
  keptFound,
  otherChosen,
  otherFound,
  pictureTaken,
  saveRefused,
  saveRequested,
  savingChanged,
  selectDraft,
  viewFailed,
} from './draft-slice.ts'
import { fetchDraft, refusalIn, saveDraft } from './drafts-api.ts'
import type { KeptDrafts } from './kept-draft.ts'
import { sameContent } from './same-content.ts'

export interface SaveParts {
  readonly api: ApiClient
  readonly kept: KeptDrafts
  /** The network is back, for all that the browser knows. */
  readonly online: EventChannel<true>
}

/** After so long without a keystroke. */
const PAUSE = 800
/** Without a pause in typing it is saved after this time. */
const LONGEST = 5_000

const changes = [draftTyped, pictureTaken, otherChosen, keptFound, draftOpened]

/** What is typed is on this device at once, and on the server after a pause: one request at a time, and none without the one before it. */
export function* saveAsTyped(parts: SaveParts) {
  const changed = yield* actionChannel([...changes, saveRequested], buffers.sliding(1))
  yield* takeEvery(changes, keep, parts.kept)
  try {
    while (true) {
      yield* take(changed)
      yield* race({ paused: call(awaitPause), late: delay(LONGEST), requested: take(saveRequested) })
      yield* call(saveUntilDone, parts)
    }
  } finally {
    if (yield* cancelled()) yield* spawn(saveOnLeaving, parts)
  }
}

/** The page is left, and the tab is still there. */
function* saveOnLeaving(parts: SaveParts) {
  const draft = yield* select(selectDraft)
  if (draft.saving === 'saving') yield* race({ settled: take([draftSaved, otherFound, saveRefused]), late: delay(LONGEST) })
  const { toolId, view, other, revision, content, saved } = yield* select(selectDraft)
  if (toolId === null || toolId !== draft.toolId || view !== 'ready' || other !== null || content === saved) return
  yield* call(saveOnce, parts, toolId, revision, content)
}

function* awaitPause() {
  while (true) {
    const { due } = yield* race({ more: take(changes), due: delay(PAUSE) })
    if (due !== undefined) return
  }
}

function* keep(kept: KeptDrafts) {
  const memberId = yield* select(selectMemberId)
  const draft = yield* select(selectDraft)
  if (memberId === undefined || draft.toolId === null || draft.view !== 'ready') return
  if (!isDirty(draft)) kept.drop(memberId, draft.toolId)
  else if (!kept.write(memberId, draft.toolId, { revision: draft.revision, content: draft.content })) yield* put(savingChanged('unkept'))
}

/** What was typed while it was saved stays on this device. */
function* keepNoMore(kept: KeptDrafts, toolId: string, content: DraftContent) {
  if ((yield* select(selectDraft)).toolId === toolId) return yield* call(keep, kept)
  const memberId = yield* select(selectMemberId)
  if (memberId !== undefined && sameContent(kept.read(memberId, toolId)?.content, content)) kept.drop(memberId, toolId)
}

function* saveUntilDone(parts: SaveParts) {
  for (let failures = 0; ; failures++) {
    const draft = yield* select(selectDraft)
    if (draft.toolId === null || draft.view !== 'ready' || draft.other !== null || !isDirty(draft)) return
    yield* put(savingChanged('saving'))
    // A save under way is completed even when the reader leaves.
    const sending = yield* spawn(saveOnce, parts, draft.toolId, draft.revision, draft.content)
    yield* join(sending)
    const outcome = sending.result<'done' | 'failed'>()
    if (outcome === 'done') return
    yield* put(savingChanged('offline'))
    yield* race({ due: delay(retryDelay(failures)), online: take(parts.online), requested: take(saveRequested) })
  }
}

function* saveOnce({ api, kept }: SaveParts, toolId: string, revision: number, content: DraftContent) {
  try {
    const saved = yield* call(saveDraft, api, toolId, revision, content)
    yield* put(draftSaved({ ...saved, toolId, content }))
    yield* call(keepNoMore, kept, toolId, content)
    return 'done' as const
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === undefined || refusal.code === 'too-many-requests') return 'failed' as const
    if (refusal.code === 'draft-stale') return yield* call(meetOther, api, toolId, content)
    if (refusal.code === 'unknown-draft') yield* put(viewFailed('gone'))
    else yield* put(saveRefused(refusal.message))
    return 'done' as const
  }
}

/** An answer that never came may have been our own: then nothing is in the way. */
export function* meetOther(api: ApiClient, toolId: string, content: DraftContent) {
  try {
    const other = yield* call(fetchDraft, api, toolId)
    if (sameContent(other.content, content)) yield* put(draftSaved({ revision: other.revision, savedAt: other.savedAt, toolId, content }))
    else yield* put(otherFound(other))
    return 'done' as const
  } catch (error) {
    if (refusalIn(error)?.code !== 'unknown-draft') return 'failed' as const
    yield* put(viewFailed('gone'))
    return 'done' as const
  }
}
