import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Task } from 'redux-saga'
import type { Account } from '../lib/session/account.ts'
import { arrived, authChanged, profileLoaded, sessionFound } from '../lib/session/session-slice.ts'
import { followArrivals } from './arrival-saga.ts'
import { pageShown } from './navigation-slice.ts'
import { createStore } from './store.ts'

const profile = {
  memberId: 'ines',
  username: 'ines',
  name: null,
  avatarUrl: '/avatar.svg',
  streak: 0,
  latestStreak: null,
  voteMultiplier: 1,
  tier: 0,
  onboarded: true,
}
const account: Account = { user: { id: 'ines' }, aal: 'aal1', secondFactorDue: false }

let gone: string[]
let task: Task

const openAt = (path: string) => {
  const { store, run } = createStore({})
  store.dispatch(pageShown({ path, query: '' }))
  task = run(followArrivals, {
    go: (to) => void gone.push(to),
    leave: () => undefined,
    remember: () => undefined,
    rememberShown: () => undefined,
    wanted: () => ({ path: '/edit/waiting-line/x' }),
  })
  return store.dispatch
}

beforeEach(() => {
  vi.useFakeTimers()
  gone = []
})
afterEach(() => {
  task.cancel()
  vi.useRealTimers()
})

it.each(['/login', '/signup'])('goes from %s to what was wanted, as soon as the page can greet its reader by name', (path) => {
  const dispatch = openAt(path)
  dispatch(sessionFound({ memberId: 'ines', account }))
  expect(gone).toEqual([])
  dispatch(profileLoaded(profile))
  expect(gone).toEqual(['/edit/waiting-line/x'])
})

it('goes on without the name where that takes too long', async () => {
  const dispatch = openAt('/login')
  dispatch(sessionFound({ memberId: 'ines', account }))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(gone).toEqual(['/edit/waiting-line/x'])
})

it('waits for the second factor of a member who has one', () => {
  const dispatch = openAt('/login')
  dispatch(sessionFound({ memberId: 'ines', account: { ...account, secondFactorDue: true } }))
  dispatch(profileLoaded(profile))
  expect(gone).toEqual([])
  dispatch(authChanged({ event: 'MFA_CHALLENGE_VERIFIED', account: { ...account, aal: 'aal2' } }))
  expect(gone).toEqual(['/edit/waiting-line/x'])
})

it('takes a member who followed a link to what is left to do', () => {
  const dispatch = openAt('/confirm')
  dispatch(sessionFound({ memberId: 'ines', account: { ...account, secondFactorDue: true } }))
  expect(gone).toEqual([])
  dispatch(arrived())
  expect(gone).toEqual(['/login'])
})

it('takes a member who forgot their password to the page that sets a new one', () => {
  const dispatch = openAt('/confirm')
  dispatch(sessionFound({ memberId: 'ines', account }))
  dispatch(authChanged({ event: 'PASSWORD_RECOVERY', account }))
  expect(gone).toEqual(['/update-password'])
})

it('leaves readers of other pages where they are', () => {
  const dispatch = openAt('/tags')
  dispatch(sessionFound({ memberId: 'ines', account }))
  dispatch(profileLoaded(profile))
  dispatch(arrived())
  expect(gone).toEqual([])
})
