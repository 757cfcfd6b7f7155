import { checklistRoute, saveChecklistRoute } from '@debut/events/checklist/checklist-routes.ts'
import { buffers, type EventChannel } from 'redux-saga'
import { actionChannel, call, cancelled, delay, put, race, select, spawn, take } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { ask, send } from '../../../lib/api/ask.ts'
import { retryDelay } from '../../../lib/live/retry-delay.ts'
import { tabSeen } from '../../../lib/live/tab-seen.ts'
import { takeEvery } from '../../../lib/sagas/take.ts'
import { awaitSignIn } from '../../../lib/session/await-sign-in.ts'
import { selectMemberId, selectSecondFactorDue, signedOut } from '../../../lib/session/session-slice.ts'
import {
  accountFound,
  accountSaved,
  changedInOtherTab,
  checklistOpened,
  edits,
  isUnsaved,
  keptHere,
  savingChanged,
  selectChecklist,
} from './checklist-slice.ts'
import { keyOf, type KeptChecklists } from './kept-checklist.ts'

const EDITS = Object.values(edits)

/** After so long without a change. */
const PAUSE = 700
/** Without a pause between changes it is saved after this time. */
const LONGEST = 4_000

export interface ChecklistParts {
  readonly api: ApiClient
  readonly kept: KeptChecklists
  /** The network is back, for all that the browser knows. */
  readonly online: EventChannel<true>
  /** Another tab has written what is kept under that key. */
  readonly written: EventChannel<string>
}

/** A visitor's list is kept in the browser, and a member's in the account too. */
export function* followChecklist(parts: ChecklistParts) {
  yield* takeEvery([...EDITS, accountFound, accountSaved], keepHere, parts.kept)
  yield* takeEvery(parts.written, takeFromOtherTab, parts.kept)
  while (true) {
    const memberId = (yield* select(selectSecondFactorDue)) ? null : ((yield* select(selectMemberId)) ?? null)
    yield* put(checklistOpened({ memberId, ...parts.kept.read(memberId) }))
    if (memberId === null) yield* call(awaitSignIn)
    else {
      yield* race({ kept: call(keepInAccount, parts, memberId), over: take(signedOut) })
      dropSaved(parts.kept, memberId)
    }
  }
}

/** The account has it: on a shared computer nothing of it should be left. */
const dropSaved = (kept: KeptChecklists, memberId: string) => {
  const found = kept.read(memberId).kept
  if (found !== undefined && !isUnsaved(found)) kept.drop(memberId)
}

function* keepHere(kept: KeptChecklists) {
  const { memberId, revision, base, content, isKeptHere } = yield* select(selectChecklist)
  const isKept = kept.write(memberId, { revision, base, content })
  if (isKept !== isKeptHere) yield* put(keptHere(isKept))
}

function* takeFromOtherTab(kept: KeptChecklists, key: string) {
  const { memberId } = yield* select(selectChecklist)
  if (key !== keyOf(memberId)) return
  const found = kept.read(memberId)
  if (found.kept !== undefined && !found.isDamaged) yield* put(changedInOtherTab(found.kept))
}

function* keepInAccount(parts: ChecklistParts, memberId: string) {
  const changed = yield* actionChannel([...EDITS, tabSeen], buffers.sliding(1))
  try {
    yield* call(untilAnswered, parts, bring)
    while (true) {
      yield* call(untilAnswered, parts, saveChanges)
      const action = yield* take(changed)
      if (tabSeen.match(action)) yield* call(untilAnswered, parts, bring)
      else yield* race({ paused: call(awaitPause), late: delay(LONGEST) })
    }
  } finally {
    if (yield* cancelled()) yield* spawn(saveOnLeaving, parts, memberId)
  }
}

function* awaitPause() {
  while (true) {
    const { due } = yield* race({ more: take(EDITS), due: delay(PAUSE) })
    if (due !== undefined) return
  }
}

/** The page is left, and the tab is still there. */
function* saveOnLeaving(parts: ChecklistParts, memberId: string) {
  const state = yield* select(selectChecklist)
  if (state.memberId !== memberId || !state.isFromAccount) return
  try {
    yield* call(saveChanges, parts)
  } catch {
    // It is kept here, and saved when the page is next opened.
  }
}

function* untilAnswered(parts: ChecklistParts, attempt: (parts: ChecklistParts) => Generator) {
  for (let failures = 0; ; failures++) {
    try {
      yield* call(attempt, parts)
      return
    } catch (error) {
      yield* put(savingChanged('offline'))
      const pause = error instanceof ApiError ? error.retryAfter : undefined
      yield* race({ due: delay(pause ?? retryDelay(failures)), online: take(parts.online) })
    }
  }
}

/** Merges what the account has with what was changed here, and takes a visitor's list along. */
function* bring({ api, kept }: ChecklistParts) {
  const { checklist } = yield* call(() => ask(api, checklistRoute))
  const visitors = kept.read(null).kept?.content
  yield* put(accountFound({ checklist, visitors }))
  const { isKeptHere } = yield* select(selectChecklist)
  if (visitors !== undefined && isKeptHere) kept.drop(null)
}

/** What is wrong with the list itself won't be better for being sent again. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && /^status-4(00|13|22)$/.test(error.code)
const isStale = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'checklist-stale'

function* saveChanges(parts: ChecklistParts) {
  while (true) {
    const state = yield* select(selectChecklist)
    const { revision, content } = state
    if (!isUnsaved(state)) return
    yield* put(savingChanged('saving'))
    try {
      const saved = yield* call(() => send(parts.api, saveChecklistRoute, { revision, content }))
      yield* put(accountSaved({ saved, content }))
    } catch (error) {
      if (isRefusal(error)) {
        yield* put(savingChanged('refused'))
        return
      }
      if (!isStale(error)) throw error
      yield* call(bring, parts)
    }
  }
}
