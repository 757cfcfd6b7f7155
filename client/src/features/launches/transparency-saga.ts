import { all, call, put } from 'typed-redux-saga'
import { takeLatest, takeLeading } from '../../lib/sagas/take.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { isDay } from '@debut/events/kernel/days.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../lib/live/load-until-ready.ts'
import { readPasted } from './receipts/receipt.ts'
import { fetchDays, fetchRoot, fetchRules } from './transparency-api.ts'
import {
  PAGE_SIZE,
  receiptPasted,
  receiptRefused,
  rootReceived,
  selectTransparency,
  transparencyLoaded,
  transparencyRetryRequested,
  transparencyUnreachable,
} from './transparency-slice.ts'

const UNREACHABLE = 'We can’t reach what was published of that day right now. Try again in a moment.'

/** Only a day can be asked for; anything else is the newest. */
export const beforeIn = (search: URLSearchParams): string | undefined => {
  const before = search.get('before')
  return before !== null && isDay(before) ? before : undefined
}

export function* loadTransparency(api: ApiClient, before: string | undefined) {
  try {
    const { rules, days } = yield* all({ rules: call(fetchRules, api), days: call(fetchDays, api, PAGE_SIZE + 1, before) })
    yield* put(transparencyLoaded({ current: rules.current, rules: rules.rules, days: days.days, before: before ?? null }))
  } catch {
    yield* put(transparencyUnreachable(before ?? null))
  }
}

export function* followTransparency(api: ApiClient, before: string | undefined) {
  yield* takeLeading(refreshDue, loadTransparency, api, before)
  yield* takeLatest(receiptPasted, askForRoot, api)
  yield* call(loadUntilReady, {
    isReady: (state: Parameters<typeof selectTransparency>[0]) => selectTransparency(state).status === 'ready',
    load: () => loadTransparency(api, before),
    requested: transparencyRetryRequested,
  })
}

/** A receipt proves nothing against a root that it brought along: the day's own is asked for apart. */
function* askForRoot(api: ApiClient, { payload: pasted }: ReturnType<typeof receiptPasted>) {
  const { checkable, problem } = readPasted(pasted)
  if (checkable === undefined) {
    yield* put(receiptRefused(problem))
    return
  }
  try {
    const { merkleRoot } = yield* call(fetchRoot, api, checkable.published.day)
    yield* put(rootReceived({ checkable, publishedRoot: merkleRoot }))
  } catch (error) {
    const isNoDay = error instanceof ApiError && error.code.startsWith('status-4')
    yield* put(isNoDay ? rootReceived({ checkable, publishedRoot: null }) : receiptRefused(UNREACHABLE))
  }
}
