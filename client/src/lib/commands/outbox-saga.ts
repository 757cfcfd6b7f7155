import { bornAt } from '@debut/events/kernel/ids.ts'
import type { Action } from '@reduxjs/toolkit'
import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { actionChannel, call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { takeEvery } from '../sagas/take.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { Problem } from '../api/problem.ts'
import { statusChanged } from '../live/live-slice.ts'
import { retryDelay } from '../live/retry-delay.ts'
import { SESSION_ENDED } from '../session/session-saga.ts'
import { selectMemberId, sessionFound, sessionRenewed, signedOut } from '../session/session-slice.ts'
import { toastShown } from '../toasts/toasts-slice.ts'
import { fromElsewhere } from './from-elsewhere.ts'
import type { Entry } from './outbox-entry.ts'
import {
  commandAnswered,
  commandRequested,
  commandRefused,
  entriesFound,
  outboxOpened,
  outboxChanged,
  entrySettled,
  proofDue,
  selectOutbox,
  sendingDelayed,
} from './outbox-slice.ts'
import type { OutboxStore } from './outbox-store.ts'
import { sendCommand, type Sent } from './send-command.ts'
import type { TabMessage, Tabs } from './tabs.ts'

export interface OutboxParts {
  readonly api: ApiClient
  readonly store: OutboxStore
  readonly tabs: Tabs
  /** The network is back, for all that the browser knows. */
  readonly online: EventChannel<true>
  readonly now: () => number
  /** Whose token a request would carry now: another tab may have signed somebody else in. */
  readonly tokenOwner: () => string | undefined
}

const LIFETIME = 7 * 86_400_000
/** One failure alone is not worth a word. */
const WORTH_A_WORD = 2
const RENEWED_WITHIN = 15_000
/** A command that breaks the server each time must not hold up those behind it for ever. */
const MOST_BREAKS = 5

/** Of our own making: the server was not asked, or could not say. */
const EXPIRED: Problem = { code: 'expired', message: 'This was kept here for more than 7 days and was not sent any more.' }
const BROKEN: Problem = { code: 'internal', message: 'Something went wrong on our side, so this was not done.' }

/** Commands are kept before they are sent, sent in order by one tab, and kept until the page shows what they did. */
export function* runOutbox(parts: OutboxParts) {
  yield* fork(keepWhatIsRequested, parts)
  yield* fork(followOtherTabs, parts)
  yield* fork(forgetWhatIsSettled, parts)
  yield* fork(sendWhatIsKept, parts)
  yield* takeEvery(sessionFound, findKept, parts)
  yield* call(findKept, parts)
}

function* keepWhatIsRequested({ store, tabs }: OutboxParts) {
  const requested = yield* actionChannel(commandRequested, buffers.expanding(8))
  while (true) {
    const { payload } = yield* take(requested)
    const { entries } = yield* select(selectOutbox)
    const entry = entries.find(({ commandId }) => commandId === payload.commandId)
    // No member is signed in.
    if (entry === undefined) continue
    yield* call(store.keep, entry)
    yield* call(tabs.post, { memberId: entry.memberId, action: entriesFound([entry]) })
    yield* put(outboxChanged())
  }
}

/** What this browser kept for the member who is signed in now. */
function* findKept({ store, now }: OutboxParts) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  yield* put(outboxOpened(memberId))
  const kept = yield* call(store.read, memberId)
  for (const { commandId, type, payload, position } of kept)
    if (now() - bornAt(commandId) > LIFETIME) {
      yield* call(store.drop, commandId)
      if (position === undefined) yield* put(commandRefused({ commandId, type, payload, problem: EXPIRED }))
    }
  const fresh = kept.filter(({ commandId }) => now() - bornAt(commandId) <= LIFETIME)
  if (fresh.length === 0) return
  yield* put(entriesFound(fresh))
  yield* put(outboxChanged())
}

function* followOtherTabs({ tabs }: OutboxParts) {
  const messages = eventChannel<TabMessage>((emit) => tabs.listen(emit), buffers.expanding(8))
  while (true) {
    const { memberId, action } = yield* take(messages)
    if (memberId !== (yield* select(selectMemberId))) continue
    yield* put(fromElsewhere(action))
    // Should that tab be closed before it has sent it.
    if (entriesFound.match(action)) yield* put(outboxChanged())
  }
}

function* forgetWhatIsSettled({ store }: OutboxParts) {
  yield* takeEvery(entrySettled, function* ({ payload }) {
    yield* call(store.drop, payload)
  })
}

function* sendWhatIsKept(parts: OutboxParts) {
  const changed = yield* actionChannel(outboxChanged, buffers.sliding(1))
  while (true) {
    yield* take(changed)
    const release = yield* call(parts.tabs.takeTurn)
    try {
      yield* call(sendInOrder, parts)
    } finally {
      release()
    }
  }
}

/** Until nothing is left to send, or the member has signed out. */
function* sendInOrder(parts: OutboxParts) {
  const { store, tokenOwner, api } = parts
  for (let failures = 0, breaks = 0; ;) {
    const memberId = yield* select(selectMemberId)
    if (memberId === undefined) return
    const entry = (yield* call(store.read, memberId)).find(({ position }) => position === undefined)
    if (entry === undefined) return
    // In one step with the reading of the token, so that no command ever goes out under another name.
    const send = async (): Promise<Sent | 'not-theirs'> => (tokenOwner() === memberId ? sendCommand(api, entry) : 'not-theirs')
    const sent = yield* call(send)
    // What another tab has changed is not ours to end.
    if (sent === 'not-theirs') {
      yield* put(signedOut())
      return yield* call(askToSignIn)
    }
    if (sent.kind === 'signed-out') {
      if (yield* call(isRenewed)) continue
      return yield* call(askToSignIn)
    }
    if (sent.kind !== 'unanswered') {
      yield* call(conclude, parts, entry, sent)
      failures = breaks = 0
      continue
    }
    failures += 1
    if (sent.broken && ++breaks === MOST_BREAKS) {
      yield* call(conclude, parts, entry, { kind: 'refused', problem: sent.problem ?? BROKEN } as const)
      failures = breaks = 0
      continue
    }
    if (failures === WORTH_A_WORD) yield* call(sayDelayed, parts, memberId)
    yield* race({
      due: delay(Math.max(sent.retryAfter, retryDelay(failures - 1))),
      online: take(parts.online),
      connected: take(isConnected),
      left: take(signedOut),
    })
  }
}

const isConnected = (action: Action) => statusChanged.match(action) && action.payload === 'live'

type Concluded = Extract<Sent, { readonly kind: 'answered' | 'refused' }>

const outcomeOf = ({ commandId, type, payload, optimistic }: Entry, sent: Concluded) => {
  if (sent.kind === 'answered')
    return commandAnswered({ commandId, type, payload, position: sent.position, ...(sent.unchanged && { unchanged: true }) })
  const { problem } = sent
  // Those behind it don't wait for its sender to show who they are.
  if (problem.code === 'fresh-proof-needed') return proofDue({ commandId, type, payload, ...(optimistic && { optimistic }) })
  return commandRefused({ commandId, type, payload, problem })
}

function* conclude({ store, tabs }: OutboxParts, entry: Entry, sent: Concluded) {
  const { commandId, memberId, optimistic } = entry
  const action = outcomeOf(entry, sent)
  yield* put(action)
  yield* call(tabs.post, { memberId, action })
  // The page may have received it from the socket before.
  const isShown = (yield* select(selectOutbox)).entries.some((each) => each.commandId === commandId)
  // Last, as it takes the longest: without it the same id would only be sent once more.
  if (sent.kind === 'answered' && optimistic !== undefined && isShown) yield* call(store.keep, { ...entry, position: sent.position })
  else yield* call(store.drop, commandId)
}

function* sayDelayed({ store, tabs }: OutboxParts, memberId: string) {
  yield* put(sendingDelayed())
  yield* call(tabs.post, { memberId, action: sendingDelayed() })
  if (yield* call(store.isLasting)) return
  yield* put(
    toastShown({
      id: 'outbox-memory',
      color: 'warn',
      title: 'Keep this tab open',
      description: 'Your browser keeps nothing for us, so what you did waits in this tab until you are back online.',
    }),
  )
}

/** The API client has announced that the token was refused: the next one may be on its way, or be here already. */
function* isRenewed() {
  if ((yield* select(selectMemberId)) === undefined) return false
  const { ended } = yield* race({ renewed: take(sessionRenewed), ended: take(signedOut), late: delay(RENEWED_WITHIN) })
  return ended === undefined
}

/** Said after the end: it takes the place of what is said of every end. */
function* askToSignIn() {
  yield* put(
    toastShown({
      id: SESSION_ENDED,
      color: 'warn',
      title: 'Your session has ended',
      description: 'What you did is kept here, and sent once you have signed in again.',
      actions: [{ label: 'Sign in', to: '/login' }],
    }),
  )
}
