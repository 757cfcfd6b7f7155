import { kernelProblems } from '@debut/events/kernel/kernel-problems.ts'
import { memberProblems } from '@debut/events/members/member-problems.ts'
import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { commandAnswered, commandRefused, commandRequested, sendingDelayed } from '../../../lib/commands/outbox-slice.ts'
import { ownResourcesSlice, resourcesSlice } from '../../../lib/resources/resources-slice.ts'
import { endDecided, profileLoaded, selectProfile, sessionSlice, signOutRequested } from '../../../lib/session/session-slice.ts'
import { toastsSlice } from '../../../lib/toasts/toasts-slice.ts'
import { followOwnProfile } from './own-profile-saga.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { avatarChosen, avatarRemovalRequested, erasureRequested, nameRequested, nameTyped, ownProfileSlice } from './own-profile-slice.ts'

const INES = {
  memberId: 'm-1',
  username: 'ines',
  name: null,
  avatarUrl: '/avatar.svg',
  streak: 3,
  latestStreak: null,
  voteMultiplier: 1,
  tier: 0,
  onboarded: true,
}
const INES_ANSWERED = {
  name: null,
  avatar_url: '/avatar.svg',
  streak: 3,
  latest_streak: null,
  vote_multiplier: 1,
  tier: 0,
  onboarded: true,
}

const signedIn = { getSession: async () => ({ data: { session: { access_token: 'token' } } }) } as unknown as AuthClient
/** Of the auth service's proofs: the code that it sends, typed as it came. */
const prove: Parameters<typeof followOwnProfile>[0]['prove'] = function* (_auth, act) {
  const first = yield* act(undefined)
  const { error } = first.error?.code === 'reauthentication_needed' ? yield* act('123456') : first
  return error === null ? { kind: 'done' } : { kind: 'refused', error: error.message }
}
const cannotSignIn = () => Promise.reject(new Error('there is no sign-in here'))

const open = (answer: (path: string, body?: unknown) => unknown, auth: () => Promise<AuthClient> = cannotSignIn) => {
  const asked: { path: string; body?: unknown; as?: string }[] = []
  const happened: UnknownAction[] = []
  const say = async <Answer extends z.core.$ZodType>(path: string, schema: Answer, body?: unknown, as?: string) => {
    asked.push({ path, ...(body !== undefined && { body }), ...(as !== undefined && { as }) })
    return readAs(schema, answer(path, body))
  }
  const api: ApiClient = {
    get: (path, schema, as) => say(path, schema, undefined, as),
    post: (path, body, schema) => say(path, schema, body),
  }
  const sagas = createSagaMiddleware()
  const slices = combineReducers({
    ownProfile: ownProfileSlice.reducer,
    ownResources: ownResourcesSlice.reducer,
    resources: resourcesSlice.reducer,
    session: sessionSlice.reducer,
    toasts: toastsSlice.reducer,
  })
  const store = configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action: UnknownAction) => {
      happened.push(action)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(profileLoaded(INES))
  sagas.run(followOwnProfile, { api, auth, prove })
  return {
    asked,
    happened,
    dispatch: store.dispatch,
    state: () => store.getState().ownProfile,
    profile: () => selectProfile(store.getState()),
    toasts: () => store.getState().toasts.toasts,
    until: (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true)),
  }
}

it('checks a name after a pause in typing, and only one that could be theirs', async () => {
  const page = open(() => true)
  for (const typed of ['a', 'ad', 'ada', 'ada-', 'ada-l']) page.dispatch(nameTyped(typed))
  await page.until(() => page.state().name.check === 'taken')
  expect(page.asked).toEqual([{ path: '/api/user/check-username?username=ada-l' }])
  page.dispatch(nameTyped('ines'))
  expect(page.state().name.check).toBe('none')
})

it('shows the name that the server gave, also where it is not the one that was asked for', async () => {
  const page = open(() => ({
    profile: { ...INES_ANSWERED, username: 'ada-1' },
  }))
  page.dispatch(nameRequested('ada'))
  await page.until(() => page.profile()?.username === 'ada-1')
  expect(page.profile()).toMatchObject({ streak: 3, voteMultiplier: 1 })
  expect(page.toasts()).toMatchObject([{ title: 'You are ada-1 now', color: 'warn' }])
})

it('waits until the profile is known by its new name before the page asks for it', async () => {
  const shownAt: unknown[] = []
  const page = open(() => {
    shownAt.push(page.profile()?.username)
    return { profile: { ...INES_ANSWERED, username: 'ada' } }
  })
  page.dispatch(nameRequested('ada'))
  await page.until(() => page.profile()?.username === 'ada')
  expect(page.asked).toEqual([
    { path: '/api/profile/update', body: { user_id: 'm-1', username: 'ada' } },
    { path: '/api/profiles/ada', as: 'own' },
  ])
  expect(shownAt).toEqual(['ines', 'ines'])
})

it('keeps the name, and says so, where there is no answer', async () => {
  const page = open(() => undefined)
  page.dispatch(nameRequested('ada'))
  await page.until(() => page.state().name.error !== null)
  expect(page.state().name).toMatchObject({ saving: false, error: 'There was no answer. You keep your name; try again in a moment.' })
  expect(page.profile()?.username).toBe('ines')
})

it.each([
  ['no picture', { type: 'application/pdf', size: 10 }, /no picture/],
  ['too large', { type: 'image/png', size: 3.4 * 1024 * 1024 }, /3\.4 MB/],
])('sends nothing that is %s', (_, { type, size }, words) => {
  const page = open(() => undefined)
  page.dispatch(avatarChosen(new File([new Uint8Array(size)], 'a', { type })))
  expect(page.state().avatar).toMatchObject({ sent: null, error: expect.stringMatching(words) })
  expect(page.asked).toEqual([])
})

it('says that a picture did not get through where its sender can’t be reached', async () => {
  const page = open(() => undefined)
  page.dispatch(avatarChosen(new File(['x'], 'a', { type: 'image/png' })))
  await page.until(() => page.state().avatar.error !== null)
  expect(page.state().avatar).toMatchObject({ sent: null, error: expect.stringMatching(/old one stays/) })
})

describe('a picture that the server does not take', () => {
  const { status, message } = memberProblems['broken-picture']
  const refusal = { code: 'broken-picture', message, requestId: 'r' }
  afterEach(() => vi.unstubAllGlobals())

  it('is refused in the server’s own words', async () => {
    class Request extends EventTarget {
      upload = new EventTarget()
      status = status
      responseText = JSON.stringify(refusal)
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null
      }
      send() {
        setTimeout(() => this.dispatchEvent(new Event('load')))
      }
      abort() {}
    }
    vi.stubGlobal('XMLHttpRequest', Request)
    const page = open(
      () => undefined,
      async () => signedIn,
    )
    page.dispatch(avatarChosen(new File(['x'], 'a', { type: 'image/png' })))
    await page.until(() => page.state().avatar.error !== null)
    expect(page.state().avatar).toMatchObject({ sent: null, error: message })
  })

  it('is sent again when the server asks to come later, and its sender sees that it waits', async () => {
    const answers = [
      { status: 429, body: { code: 'too-many-requests', message: 'many', requestId: 'r' }, retryAfter: '0' },
      {
        status: 200,
        body: { profile: { ...INES_ANSWERED, username: 'ines', avatar_url: '/avatars/m-1/new.webp' }, position: 7 },
        retryAfter: null,
      },
    ]
    class Request extends EventTarget {
      upload = new EventTarget()
      answer = answers.shift()
      status = this.answer?.status
      responseText = JSON.stringify(this.answer?.body)
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return this.answer?.retryAfter
      }
      send() {
        setTimeout(() => this.dispatchEvent(new Event('load')))
      }
      abort() {}
    }
    vi.stubGlobal('XMLHttpRequest', Request)
    const page = open(
      () => undefined,
      async () => signedIn,
    )
    page.dispatch(avatarChosen(new File(['x'], 'a', { type: 'image/png' })))
    await page.until(() => page.state().avatar.sent === 'waiting')
    await vi.waitFor(() => expect(page.profile()?.avatarUrl).toBe('/avatars/m-1/new.webp'), { timeout: 10_000 })
    expect(page.state().avatar).toMatchObject({ sent: null, error: null })
    expect(answers).toEqual([])
  })

  it('stays, where it was to go, with the server’s own words', async () => {
    const { status, message } = kernelProblems['invalid-token']
    const answers = [
      Response.json({ code: 'invalid-token', message, requestId: 'r' }, { status }),
      new Response('gone wrong', { status: 502 }),
    ]
    vi.stubGlobal('fetch', async () => answers.shift())
    const page = open(
      () => undefined,
      async () => signedIn,
    )
    page.dispatch(avatarRemovalRequested())
    await page.until(() => page.state().avatar.error !== null)
    expect(page.state().avatar).toMatchObject({ removing: false, error: message })
    page.dispatch(avatarRemovalRequested())
    await page.until(() => page.state().avatar.error?.includes('no answer') === true)
  })
})

describe('a member who asks to be erased', () => {
  const ask = async () => {
    const page = open(
      () => undefined,
      async () => signedIn,
    )
    page.dispatch(erasureRequested('ines'))
    await page.until(() => page.happened.some(commandRequested.match))
    const command = page.happened.find(commandRequested.match)
    if (command === undefined) throw new Error('Nothing was asked for')
    expect(command.payload).toMatchObject({ type: 'EraseMember', payload: { username: 'ines' } })
    expect(page.asked).toEqual([])
    return { page, command: command.payload }
  }

  it('is signed out once it is done, and reads what was done', async () => {
    const { page, command } = await ask()
    page.dispatch(commandAnswered({ ...command, position: 9 }))
    expect(page.happened.some(signOutRequested.match)).toBe(true)
    expect(page.happened.find(endDecided.match)?.payload).toBe('/account-erased')
    expect(page.toasts()).toEqual([])
  })

  it('sees why it was refused', async () => {
    const { page, command } = await ask()
    page.dispatch(commandRefused({ ...command, problem: { code: 'username-mismatch', message: 'This is not your username.' } }))
    expect(page.state().erasure).toEqual({ busy: false, error: 'This is not your username.' })
    expect(page.happened.some(signOutRequested.match)).toBe(false)
  })

  it('shows once more that it is them where the service wants that, and is erased with the code that was sent', async () => {
    const { page, command } = await ask()
    page.dispatch(commandRefused({ ...command, problem: { code: 'reauthentication-needed', message: 'Show that it is you.' } }))
    await page.until(() => page.happened.filter((action) => commandRequested.match(action)).length === 2)
    const again = page.happened.findLast(commandRequested.match)
    expect(again?.payload).toMatchObject({ type: 'EraseMember', payload: { username: 'ines', nonce: '123456' } })
    expect(again?.payload.commandId).not.toBe(command.commandId)
    expect(page.happened.some(signOutRequested.match)).toBe(false)
  })

  it('sees no outcome while there is no answer', async () => {
    const { page } = await ask()
    page.dispatch(sendingDelayed())
    expect(page.state().erasure).toMatchObject({ busy: true, error: expect.stringMatching(/no answer yet/) })
    expect(page.happened.some(signOutRequested.match)).toBe(false)
    expect(page.toasts()).toEqual([])
  })
})
