import { EraseMember } from '@debut/events/members/member-commands.ts'
import { changeAvatarRoute } from '@debut/events/members/own-profile-routes.ts'
import type { OwnProfile } from '@debut/events/members/own-profile-answers.ts'
import { call, cancel, delay, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga'
import { takeLatest, takeLeading } from '../../../lib/sagas/take.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import type { FileAnswer } from '../../../lib/uploads/send-file.ts'
import { sendPatiently } from '../../../lib/uploads/send-patiently.ts'
import { awaitAnswer } from '../../../lib/commands/await-answer.ts'
import { commandRequested, sendingDelayed } from '../../../lib/commands/outbox-slice.ts'
import { refetchResource } from '../../../lib/resources/fetch-resource.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { profileOf } from '../../../lib/session/profile.ts'
import { endDecided, profileLoaded, selectProfile, signOutRequested } from '../../../lib/session/session-slice.ts'
import { tokenOf } from '../../../lib/session/token-of.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { profiles } from '../profiles/profiles.ts'
import { wrongWithPicture } from './avatar-picture.ts'
import { changedBy, changeName, fetchExport, isNameTaken, refusedBecause, removeAvatar } from './own-profile-api.ts'
import {
  avatarChosen,
  avatarRefused,
  avatarRemovalRequested,
  avatarRemoving,
  avatarSent,
  avatarSettled,
  erasureBegun,
  erasureDelayed,
  erasureRefused,
  erasureRequested,
  exportBegun,
  exportEnded,
  exportRequested,
  nameChecked,
  nameRefused,
  nameRequested,
  nameSaved,
  nameSaving,
  nameTyped,
} from './own-profile-slice.ts'
import { wrongWith } from './username-rules.ts'

interface Reach {
  readonly api: ApiClient
  readonly auth: () => Promise<AuthClient>
  readonly prove: Prove
}

interface Erasing {
  readonly error: { readonly code: string; readonly message: string; readonly status: number } | null
}
type Proven = { readonly kind: 'done' | 'dropped' } | { readonly kind: 'refused'; readonly error: string }

/** Does something, and where the service first wants to know who asks, finds out and does it again with the code that was sent. */
type Prove = (auth: AuthClient, act: (nonce: string | undefined) => SagaGenerator<Erasing>) => SagaGenerator<Proven>

/** After so long without a keystroke, the name is checked. */
const TYPED_FOR = 300

export function* followOwnProfile({ api, auth, prove }: Reach) {
  yield* takeLatest(nameTyped, checkName, api)
  yield* takeLeading(nameRequested, saveName, api)
  yield* takeLeading(avatarChosen, sendChosen, auth)
  yield* takeLeading(avatarRemovalRequested, dropAvatar, auth)
  yield* takeLeading(exportRequested, downloadExport, auth)
  yield* takeLeading(erasureRequested, eraseMember, auth, prove)
}

function* checkName(api: ApiClient, { payload: username }: ReturnType<typeof nameTyped>) {
  const profile = yield* select(selectProfile)
  if (username === profile?.username || wrongWith(username) !== undefined) return yield* put(nameChecked('none'))
  yield* put(nameChecked('checking'))
  yield* delay(TYPED_FOR)
  try {
    const isTaken = yield* call(isNameTaken, api, username)
    return yield* put(nameChecked(isTaken ? 'taken' : 'free'))
  } catch {
    return yield* put(nameChecked('unknown'))
  }
}

/** What the server made of it is what counts. */
function* show(changed: OwnProfile) {
  const before = yield* select(selectProfile)
  if (before !== undefined) yield* put(profileLoaded(profileOf(before.memberId, changed)))
}

function* saveName(api: ApiClient, { payload: wanted }: ReturnType<typeof nameRequested>) {
  const before = yield* select(selectProfile)
  if (before === undefined) return
  yield* put(nameSaving())
  try {
    const changed = yield* call(changeName, api, before.memberId, wanted)
    const given = changed.username ?? wanted
    // What the page shows of the member is asked for by the name, which is not known everywhere yet.
    yield* call(refetchResource, api, profiles({ username: given }), true)
    yield* call(show, changed)
    yield* put(nameSaved())
    yield* put(toastShown(thanksFor(wanted, given)))
  } catch (error) {
    yield* put(nameRefused(nameWords(error)))
  }
}

const thanksFor = (wanted: string, given: string) =>
  given === wanted
    ? { color: 'good' as const, title: `You are ${given} now`, description: 'Your old address leads to the new one.' }
    : {
        color: 'warn' as const,
        title: `You are ${given} now`,
        description: `${wanted} is another member’s name, so yours got a number.`,
      }

const nameWords = (error: unknown): string => {
  if (error instanceof ApiError && error.code.startsWith('status-4') && error.problem !== undefined) return error.problem.message
  return 'There was no answer. You keep your name; try again in a moment.'
}

const NOT_SENT = 'The picture did not get through. The old one stays; try again in a moment.'
const NOT_REMOVED = 'There was no answer, so the picture stays. Try again in a moment.'

function* sendChosen(openAuth: Reach['auth'], { payload: file }: ReturnType<typeof avatarChosen>) {
  yield* sendAvatar(openAuth, file)
}

export function* sendAvatar(openAuth: Reach['auth'], file: File) {
  const wrong = wrongWithPicture(file)
  if (wrong !== undefined) return yield* put(avatarRefused(wrong))
  yield* put(avatarSent(0))
  try {
    const answer = yield* sendPatiently({ path: changeAvatarRoute.path, file, auth: openAuth, tell: avatarSent })
    return yield* conclude(answer, NOT_SENT)
  } catch {
    return yield* put(avatarRefused(NOT_SENT))
  }
}

function* dropAvatar(openAuth: Reach['auth']) {
  yield* put(avatarRemoving())
  try {
    yield* conclude(yield* call(removeAvatar, yield* call(tokenOf, openAuth)), NOT_REMOVED)
  } catch {
    yield* put(avatarRefused(NOT_REMOVED))
  }
}

function* conclude(answer: FileAnswer, otherwise: string) {
  const changed = changedBy(answer)
  if (changed === undefined) return yield* put(avatarRefused(refusedBecause(answer) ?? otherwise))
  yield* call(show, changed)
  return yield* put(avatarSettled())
}

function* downloadExport(openAuth: Reach['auth']) {
  const profile = yield* select(selectProfile)
  if (profile === undefined) return
  yield* put(exportBegun())
  try {
    const file = yield* call(fetchExport, profile.memberId, yield* call(tokenOf, openAuth))
    yield* call(saveFile, file, `debut-${profile.username ?? profile.memberId}.json`)
    yield* put(exportEnded(null))
  } catch {
    yield* put(exportEnded('The file did not come. Try again in a moment.'))
  }
}

const NOT_ERASED = 'There was no answer. Nothing was changed; try again in a moment.'

function* eraseMember(openAuth: Reach['auth'], prove: Prove, { payload: username }: ReturnType<typeof erasureRequested>) {
  yield* put(erasureBegun())
  const client = yield* call(() => openAuth().catch(() => undefined))
  if (client === undefined) return yield* put(erasureRefused(NOT_ERASED))
  const outcome = yield* prove(client, (nonce) => askErasure(username, nonce))
  if (outcome.kind !== 'done') return yield* put(erasureRefused(outcome.kind === 'refused' ? outcome.error : null))
  yield* put(endDecided('/account-erased'))
  return yield* put(signOutRequested())
}

/** In the words of the auth service, which asks for the same proofs. */
const PROOFS: ReadonlyMap<string, string> = new Map([
  ['reauthentication-needed', 'reauthentication_needed'],
  ['reauthentication-not-valid', 'reauthentication_not_valid'],
  ['second-factor-required', 'insufficient_aal'],
])

function* askErasure(username: string, nonce: string | undefined): SagaGenerator<Erasing> {
  const command = commandRequested({ type: EraseMember.type, payload: nonce === undefined ? { username } : { username, nonce } })
  const delayed = yield* fork(showDelay)
  yield* put(command)
  const { refused } = yield* awaitAnswer(command.payload)
  yield* cancel(delayed)
  if (refused === undefined) return { error: null }
  const { code, message } = refused.payload.problem
  return { error: { code: PROOFS.get(code) ?? code, message, status: 422 } }
}

function* showDelay() {
  yield* take(sendingDelayed)
  yield* put(erasureDelayed('There is no answer yet, so we don’t know whether it is done. We go on asking until there is one.'))
}
