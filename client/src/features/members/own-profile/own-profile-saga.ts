import { call, delay, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { newCommandId } from '../../../lib/commands/command-id.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { profileLoaded, selectProfile, signOutAsked } from '../../../lib/session/session-slice.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { refusedBecause, wrongWithPicture } from './avatar-picture.ts'
import { changeName, erase, fetchExport, isNameTaken, readProfileIn, removeAvatar, saveFile } from './own-profile-api.ts'
import {
  avatarChosen,
  avatarRefused,
  avatarRemovalAsked,
  avatarRemoving,
  avatarSent,
  avatarSettled,
  erasureAsked,
  erasureBegun,
  erasureRefused,
  exportAsked,
  exportBegun,
  exportEnded,
  nameAsked,
  nameChecked,
  nameRefused,
  nameSaved,
  nameSaving,
  nameTyped,
} from './own-profile-slice.ts'
import { sendPicture } from './send-picture.ts'
import { wrongWith } from './username-rules.ts'

interface Reach {
  readonly api: ApiClient
  readonly auth: () => Promise<AuthClient>
}

/** So long nobody types on, and the name is worth asking for. */
const TYPED_FOR = 300

export function* followOwnProfile({ api, auth }: Reach) {
  yield* takeLatest(nameTyped, checkName, api)
  yield* takeLeading(nameAsked, saveName, api)
  yield* takeLeading(avatarChosen, sendAvatar, auth)
  yield* takeLeading(avatarRemovalAsked, dropAvatar, auth)
  yield* takeLeading(exportAsked, downloadExport, auth)
  yield* takeLeading(erasureAsked, eraseMember, api)
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
function* show(changed: { readonly username: string | null; readonly avatar_url: string | null }) {
  const before = yield* select(selectProfile)
  if (before === undefined) return
  yield* put(
    profileLoaded({
      ...before,
      username: changed.username ?? before.username,
      avatarUrl: changed.avatar_url ?? before.avatarUrl,
    }),
  )
}

function* saveName(api: ApiClient, { payload: wanted }: ReturnType<typeof nameAsked>) {
  const before = yield* select(selectProfile)
  if (before === undefined) return
  yield* put(nameSaving())
  try {
    const changed = yield* call(changeName, api, before.memberId, wanted)
    yield* call(show, changed)
    yield* put(nameSaved())
    yield* put(toastShown(thanksFor(wanted, changed.username ?? wanted)))
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
        description: `Somebody had taken ${wanted} meanwhile, so yours got a number.`,
      }

const nameWords = (error: unknown): string => {
  if (error instanceof ApiError && error.code.startsWith('status-4') && error.problem !== undefined) return error.problem.message
  return 'There was no answer. You keep your name; try again in a moment.'
}

async function tokenOf(openAuth: Reach['auth']) {
  const { data } = await (await openAuth()).getSession()
  return data.session?.access_token ?? ''
}

function* sendAvatar(openAuth: Reach['auth'], { payload: file }: ReturnType<typeof avatarChosen>) {
  const wrong = wrongWithPicture(file)
  if (wrong !== undefined) return yield* put(avatarRefused(wrong))
  yield* put(avatarSent(0))
  try {
    const sending = sendPicture(file, yield* call(tokenOf, openAuth))
    while (true) {
      const news = yield* take(sending)
      if ('sent' in news) yield* put(avatarSent(news.sent))
      else return yield* conclude(news.answer)
    }
  } catch {
    return yield* put(avatarRefused(refusedBecause(0)))
  }
}

function* conclude({ status, body }: { readonly status: number; readonly body: unknown }) {
  const changed = status >= 200 && status < 300 ? readProfileIn(body) : undefined
  if (changed === undefined) return yield* put(avatarRefused(refusedBecause(status)))
  yield* call(show, changed)
  return yield* put(avatarSettled())
}

function* dropAvatar(openAuth: Reach['auth']) {
  yield* put(avatarRemoving())
  try {
    const isGone = yield* call(removeAvatar, yield* call(tokenOf, openAuth))
    if (!isGone) return yield* put(avatarRefused('The picture could not be removed. Try again in a moment.'))
    yield* call(show, { username: null, avatar_url: '/avatar.svg' })
    return yield* put(avatarSettled())
  } catch {
    return yield* put(avatarRefused('There was no answer, so the picture stays. Try again in a moment.'))
  }
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

function* eraseMember(api: ApiClient, { payload: username }: ReturnType<typeof erasureAsked>) {
  yield* put(erasureBegun())
  try {
    yield* call(erase, api, newCommandId(), username)
  } catch (error) {
    yield* put(erasureRefused(erasureWords(error)))
    return
  }
  yield* put(
    toastShown({
      color: 'good',
      title: 'Your account is erased',
      description: 'The key to everything we held on you is destroyed. Thank you for having been here.',
      duration: 12_000,
    }),
  )
  yield* put(signOutAsked())
}

const erasureWords = (error: unknown): string => {
  if (error instanceof ApiError && error.code.startsWith('status-4') && error.problem !== undefined) return error.problem.message
  return 'There was no answer, so we don’t know yet whether it is done. Reload this page to see.'
}
