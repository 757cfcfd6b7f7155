import { call, delay, fork, put } from 'typed-redux-saga'
import { takeEvery, takeLatest, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { report } from '../../../lib/report.ts'
import { draftOpened, siteChanged } from '../draft-slice.ts'
import { beginDraft, dropDraft, fetchClaims, fetchDrafts, refusalIn } from '../drafts-api.ts'
import { wholeAddress } from '../../../ui/whole-address.ts'
import { beginning, beginRequested, begun, draftsLoaded, dropRequested, notBegun, startShown, urlChecked, urlTyped } from './start-slice.ts'

const TYPED_FOR = 350

export function* followStart(api: ApiClient) {
  yield* put(startShown())
  yield* takeLeading(beginRequested, begin, api)
  yield* takeLatest(urlTyped, check, api)
  yield* takeEvery(dropRequested, drop, api)
  yield* fork(loadDrafts, api)
}

function* loadDrafts(api: ApiClient) {
  try {
    yield* put(draftsLoaded(yield* call(fetchDrafts, api)))
  } catch (error) {
    report('Drafts were not loaded', error)
  }
}

/** The editor opens at once; what the site says is read beside it. */
function* begin(api: ApiClient, { payload }: ReturnType<typeof beginRequested>) {
  yield* put(beginning())
  try {
    const draft = yield* call(beginDraft, api, payload)
    yield* put(draftOpened(draft))
    yield* put(siteChanged({ status: 'reading', message: '' }))
    yield* put(begun(draft.toolId))
  } catch (error) {
    const words = refusalIn(error)?.message ?? 'There was no answer, so nothing was begun yet. What you typed is still here: try again.'
    yield* put(notBegun(words))
  }
}

/** Shown before anything is written, and no reason not to go on: it may be theirs. */
function* check(api: ApiClient, { payload: typed }: ReturnType<typeof urlTyped>) {
  yield* delay(TYPED_FOR)
  const url = wholeAddress(typed)
  if (url === '') return
  try {
    const claims = yield* call(fetchClaims, api, undefined, '', url)
    yield* put(urlChecked({ url, isTaken: claims.url === 'taken' }))
  } catch (error) {
    report('Whether the address is taken was not asked', error)
  }
}

function* drop(api: ApiClient, { payload: toolId }: ReturnType<typeof dropRequested>) {
  try {
    yield* call(dropDraft, api, toolId)
  } catch (error) {
    report('A draft was not deleted', error)
  }
  yield* call(loadDrafts, api)
}
