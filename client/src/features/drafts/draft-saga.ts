import { call, delay, fork, put, select, take } from 'typed-redux-saga'
import { takeEvery, takeLatest, takeLeading } from '../../lib/sagas/take.ts'
import type { Action } from '@reduxjs/toolkit'
import { type ApiClient, ApiError } from '../../lib/api/api-client.ts'
import { awaitAnswer } from '../../lib/commands/await-answer.ts'
import { commandRequested } from '../../lib/commands/outbox-slice.ts'
import { report } from '../../lib/report.ts'
import type { AuthClient } from '../../lib/session/auth-client.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import {
  claimsChecked,
  draftOpened,
  draftTyped,
  draftWanted,
  dropRequested,
  statusKnown,
  inviteRequested,
  inviteChanged,
  isDirty,
  keptFound,
  guestInvited,
  guestTakenBack,
  guestsKnown,
  manageRequested,
  manageChanged,
  nextFreeKnown,
  overwriteRequested,
  otherChosen,
  pictureAddressGiven,
  pictureGiven,
  publishRequested,
  published,
  retryRequested,
  selectDraft,
  siteRequested,
  tagSought,
  tagsKnown,
  toolFound,
  viewFailed,
} from './draft-slice.ts'
import {
  beginEdits,
  dropDraft,
  fetchClaims,
  fetchDraft,
  fetchGuests,
  inviteGuest,
  takeBackGuest,
  fetchStatus,
  fetchNextFree,
  fetchOwnTools,
  fetchTags,
  fetchOwnTool,
  refusalIn,
} from './drafts-api.ts'
import { fetchGiven, sendGiven } from './pictures-saga.ts'
import { publish, settleOver } from './publish-saga.ts'
import { saveAsTyped, type SaveParts } from './save-saga.ts'
import { fillFromSite } from './site-saga.ts'
import { findMember } from '../../lib/api/find-member.ts'
import { wholeAddress } from '../../ui/whole-address.ts'

const TYPED_FOR = 350

interface Parts extends SaveParts {
  readonly auth: () => Promise<AuthClient>
}

/** What goes on while somebody writes, whatever it is that they write on. */
function* followEditor(parts: Parts) {
  const { api, auth } = parts
  yield* fork(saveAsTyped, parts)
  yield* takeLatest(mayMoveAddresses, checkClaims, parts)
  yield* takeLatest(siteRequested, fillFromSite, api)
  yield* takeEvery(pictureGiven, sendGiven, auth)
  yield* takeEvery(pictureAddressGiven, fetchGiven, api)
  yield* takeLeading(inviteRequested, invite, parts)
  yield* takeLeading(publishRequested, publish, parts)
  yield* takeLeading(overwriteRequested, settleOver, parts)
  yield* takeLeading(dropRequested, drop, parts)
  yield* fork(loadTags, parts)
  yield* takeLatest(tagSought, seekStatus, parts)
  yield* takeEvery(mayCarryOthers, learnStatuses, parts)
}

const mayCarryOthers = (action: Action) =>
  draftOpened.match(action) ||
  otherChosen.match(action) ||
  keptFound.match(action) ||
  (draftTyped.match(action) && action.payload.tags !== undefined)

const mayMoveAddresses = (action: Action) =>
  draftOpened.match(action) ||
  otherChosen.match(action) ||
  keptFound.match(action) ||
  (draftTyped.match(action) && (action.payload.slug !== undefined || action.payload.url !== undefined))

/** A draft of something new. */
export function* followDraft(parts: Parts, toolId: string) {
  const { api } = parts
  yield* put(draftWanted(toolId))
  yield* fork(followEditor, parts)
  yield* fork(loadNextFree, parts)
  while (true) {
    try {
      const draft = yield* select(selectDraft)
      const isFresh = draft.toolId === toolId && draft.site.status === 'reading'
      if (draft.toolId !== toolId || !(isFresh || isDirty(draft))) yield* put(draftOpened(yield* call(fetchDraft, api, toolId)))
      if (isFresh) yield* put(siteRequested())
      return yield* call(findKept, parts)
    } catch (error) {
      yield* put(viewFailed(refusalIn(error) === undefined ? 'unreachable' : 'unknown'))
    }
    yield* take(retryRequested)
  }
}

/** The changes to a tool that is in the directory, by whatever name it was asked for. */
export function* followEdits(parts: Parts, name: string) {
  const { api } = parts
  yield* put(draftWanted(null))
  yield* fork(followEditor, parts)
  yield* takeLeading(manageRequested, manage, parts)
  yield* takeLeading(guestInvited, addGuest, parts)
  yield* takeLeading(guestTakenBack, removeGuest, parts)
  while (true) {
    try {
      const tool = yield* call(findOwnTool, parts, name)
      if (tool === undefined) yield* put(viewFailed('unknown'))
      else {
        yield* put(toolFound(tool))
        yield* fork(findGuests, parts, tool.toolId)
        if (tool.slug !== name) return yield* put(published(`/tool/${tool.slug}/edit`))
        yield* put(draftOpened(yield* call(beginEdits, api, tool.toolId)))
        return yield* call(findKept, parts)
      }
    } catch (error) {
      yield* put(viewFailed(refusalIn(error) === undefined ? 'unreachable' : 'unknown'))
    }
    yield* take(retryRequested)
  }
}

function* findOwnTool({ api }: Parts, name: string) {
  const { tools } = yield* call(fetchOwnTools, api)
  const named = tools.find(({ slug }) => slug === name)
  if (named !== undefined) return named
  // Under a name that it had before.
  const { toolId } = yield* call(fetchOwnTool, api, name)
  return tools.find((tool) => tool.toolId === toolId)
}

function* drop({ api, kept }: Parts, { payload: { leadsTo } }: ReturnType<typeof dropRequested>) {
  const { toolId } = yield* select(selectDraft)
  const memberId = yield* select(selectMemberId)
  if (toolId === null || memberId === undefined) return
  try {
    yield* call(dropDraft, api, toolId)
    yield* put(viewFailed('gone'))
    kept.drop(memberId, toolId)
    yield* put(published(leadsTo))
  } catch {
    yield* put(
      toastShown({
        color: 'warn',
        title: 'Still here',
        description: 'There was no answer, so nothing was deleted. Try again in a moment.',
      }),
    )
  }
}

function* findKept({ api, kept }: Pick<Parts, 'api' | 'kept'>) {
  const memberId = yield* select(selectMemberId)
  const { toolId } = yield* select(selectDraft)
  const found = memberId === undefined || toolId === null ? undefined : kept.read(memberId, toolId)
  if (found !== undefined) yield* put(keptFound(found))
  yield* call(checkClaims, { api })
}

function* checkClaims({ api }: Pick<Parts, 'api'>) {
  yield* delay(TYPED_FOR)
  const { toolId, content } = yield* select(selectDraft)
  const [slug, url] = [content.slug.trim(), wholeAddress(content.url)]
  if (toolId === null || (slug === '' && url === '')) return
  try {
    yield* put(claimsChecked({ slug, url, answer: yield* call(fetchClaims, api, toolId, slug, url) }))
  } catch (error) {
    yield* put(claimsChecked({ slug, url, answer: null }))
    report('Whether the addresses are free was not asked', error)
  }
}

function* loadTags({ api }: Parts) {
  try {
    if ((yield* select(selectDraft)).tags.length === 0) yield* put(tagsKnown(yield* call(fetchTags, api)))
  } catch (error) {
    report('Tags were not loaded', error)
  }
}

function* seekStatus(parts: Parts, { payload: tag }: ReturnType<typeof tagSought>) {
  yield* delay(TYPED_FOR)
  yield* call(learnStatus, parts, tag)
}

function* learnStatuses(parts: Parts) {
  for (const tag of (yield* select(selectDraft)).content.tags) yield* call(learnStatus, parts, tag)
}

/** It may lead to another one, or not be used here. The service decides; here it is said in time. */
function* learnStatus({ api }: Parts, tag: string) {
  if ((yield* select(selectDraft)).statuses[tag] !== undefined) return
  try {
    yield* put(statusKnown(yield* call(fetchStatus, api, tag)))
  } catch (error) {
    report('What becomes of a tag was not asked', error)
  }
}

function* loadNextFree({ api }: Parts) {
  try {
    yield* put(nextFreeKnown(yield* call(fetchNextFree, api)))
  } catch (error) {
    report('The next free day was not loaded', error)
  }
}

function* invite({ api }: Parts, { payload: username }: ReturnType<typeof inviteRequested>) {
  yield* put(inviteChanged({ busy: true, error: null }))
  try {
    const found = yield* call(findMember, api, username)
    const { content } = yield* select(selectDraft)
    const error = wrongWithGuest(found?.memberId, username, content.invited, yield* select(selectMemberId))
    if (error === null && found !== undefined) yield* put(draftTyped({ invited: [...content.invited, found] }))
    yield* put(inviteChanged({ busy: false, error }))
  } catch {
    yield* put(inviteChanged({ busy: false, error: 'There was no answer, so the maker was not added. Try again in a moment.' }))
  }
}

const wrongWithGuest = (
  found: string | undefined,
  username: string,
  invited: readonly { readonly memberId: string }[],
  self: string | undefined,
): string | null => {
  if (found === undefined) return `There is no member called ${username}. Ask them for their username.`
  if (found === self) return 'You are one of its makers already.'
  return invited.some(({ memberId }) => memberId === found) ? `${username} is on the list already.` : null
}

const memberNamed = (api: ApiClient, username: string) => findMember(api, username).catch(() => undefined)

/** What is done to the tool itself, at once and not with the draft. */
function* manage({ api }: Parts, { payload: { type, username, ...rest } }: ReturnType<typeof manageRequested>) {
  const refuse = (error: string) => put(manageChanged({ busy: null, error, at: type }))
  yield* put(manageChanged({ busy: type, error: null, at: type }))
  let found: { readonly memberId: string } | undefined
  if (username !== undefined) {
    found = yield* call(memberNamed, api, username)
    if (found === undefined) return yield* refuse(`There is no member called ${username}. Ask them for their username.`)
  }
  const command = commandRequested({ type, payload: { ...rest.payload, ...(found && { memberId: found.memberId }) } })
  yield* put(command)
  const { answered, refused } = yield* awaitAnswer(command.payload)
  if (refused !== undefined) return yield* refuse(refused.payload.problem.message)
  const { tool } = yield* select(selectDraft)
  try {
    const { tools } = yield* call(fetchOwnTools, api, answered?.payload.position)
    const next = tools.find(({ toolId }) => toolId === tool?.toolId)
    yield* put(manageChanged({ busy: null, error: null, at: type }))
    if (next !== undefined) return yield* put(toolFound(next))
    yield* put(toastShown({ color: 'good', title: `${tool?.name ?? 'It'} is no longer among your tools` }))
    return yield* put(published('/your-tools'))
  } catch {
    return yield* put(manageChanged({ busy: null, error: null, at: type }))
  }
}

/** The page works without its email invitations, so an error here is not shown. */
function* findGuests({ api }: Parts, toolId: string) {
  try {
    yield* put(guestsKnown(yield* call(fetchGuests, api, toolId)))
  } catch (error) {
    report('Invitations by email were not loaded', error)
  }
}

function* addGuest({ api }: Parts, { payload: { toolId, email } }: ReturnType<typeof guestInvited>) {
  yield* changeGuests('InviteByEmail', () => inviteGuest(api, toolId, email))
}

function* removeGuest({ api }: Parts, { payload: { toolId, id } }: ReturnType<typeof guestTakenBack>) {
  yield* changeGuests('TakeBack', () => takeBackGuest(api, toolId, id))
}

function* changeGuests(at: string, change: () => ReturnType<typeof fetchGuests>) {
  yield* put(manageChanged({ busy: at, error: null, at }))
  try {
    yield* put(guestsKnown(yield* call(change)))
    yield* put(manageChanged({ busy: null, error: null, at }))
  } catch (error) {
    yield* put(manageChanged({ busy: null, error: guestError(error), at }))
  }
}

const guestError = (error: unknown): string => {
  const problem = error instanceof ApiError ? error.problem : undefined
  return problem?.details?.[0]?.message ?? problem?.message ?? 'There was no answer. Try again in a moment.'
}
