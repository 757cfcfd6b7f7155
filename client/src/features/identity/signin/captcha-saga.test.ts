import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { cookiesOf } from '../../../lib/session/testing/cookies-of.ts'
import { attempt, attemptProven, type SignInReach } from './attempt.ts'
import { type AuthRefusal, CAPTCHA_FAILED } from './auth-errors.ts'
import { Settings, settingsOf } from './auth-settings.ts'
import { captchaMoved, captchaSolved, codeSent, formOpened, selectSignIn, settingsFound, signInSlice } from './sign-in-slice.ts'

const settingsWith = (captcha: unknown) => settingsOf(readAs(Settings, { external: { email: true }, captcha }))
const challenge = { provider: 'turnstile', site_key: 'a-site-key' }

let carried: unknown[]
let refusal: AuthRefusal | null

beforeEach(() => {
  vi.useFakeTimers()
  carried = []
  refusal = null
})
afterEach(() => vi.useRealTimers())

const open = ({
  captcha = challenge,
  isKnown = true,
  isUnavailable = false,
}: { captcha?: unknown; isKnown?: boolean; isUnavailable?: boolean } = {}) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: combineReducers({ signIn: signInSlice.reducer }), middleware: () => new Tuple(sagas) })
  const settings = settingsWith(captcha)
  let asked = 0
  const reach: SignInReach = {
    auth: async () => ({}) as AuthClient,
    document: cookiesOf(),
    origin: 'https://debut.example',
    callback: () => 'https://debut.example/confirm',
    settings: async () => {
      asked += 1
      return isUnavailable ? Promise.reject(new Error('no answer')) : settings
    },
    work: async () => 'no work',
  }
  if (isKnown) store.dispatch(settingsFound(settings))
  return {
    ...store,
    asked: () => asked,
    state: () => selectSignIn(store.getState()),
    try: async (name = 'password') => {
      sagas.run(function* () {
        yield* attemptProven(reach, name, async (_, proof) => {
          carried.push(proof)
          return { data: {}, error: refusal }
        })
      })
      await vi.advanceTimersByTimeAsync(0)
    },
    tryWithout: async () => {
      sagas.run(function* () {
        yield* attempt(reach, 'code', async () => {
          carried.push('nothing')
          return { data: {}, error: null }
        })
      })
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

it('asks for no proof where no provider is named, or an unknown one', async () => {
  for (const captcha of [null, 'turnstile', { provider: 'other', site_key: 'k' }]) await open({ captcha }).try()
  expect(carried).toEqual([{}, {}, {}])
})

it('carries a token along once, and begins anew for the next call, refused or not', async () => {
  const page = open()
  page.dispatch(captchaSolved('one'))
  refusal = { code: 'invalid_credentials', message: '' }
  await page.try()
  expect(carried).toEqual([{ captchaToken: 'one' }])
  expect(page.state()).toMatchObject({ problem: { way: 'reset' }, captcha: { phase: 'working', round: 1 } })
  expect(page.state().captcha.token).toBeUndefined()
  page.dispatch(captchaSolved('two'))
  await page.try()
  expect(carried[1]).toEqual({ captchaToken: 'two' })
})

it('is asked for nothing where the service asks for no proof', async () => {
  const page = open()
  await page.tryWithout()
  expect(carried).toEqual(['nothing'])
  expect(page.state().captcha.wanted).toBe(false)
})

it('waits while the provider finds out by itself, and goes on by itself', async () => {
  const page = open()
  await page.try()
  expect([carried, page.state().busy]).toEqual([[], 'password'])
  page.dispatch(captchaMoved('working'))
  await vi.advanceTimersByTimeAsync(3_000)
  page.dispatch(captchaSolved('late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(carried).toEqual([{ captchaToken: 'late' }])
})

it('goes on with what its reader began last, and never gives one token to two', async () => {
  const page = open()
  await page.try('password')
  await page.try('code-wanted')
  page.dispatch(captchaSolved('one'))
  await vi.advanceTimersByTimeAsync(0)
  expect(carried).toEqual([{ captchaToken: 'one' }])
  expect(page.state().busy).toBe('code-wanted')
})

it('says what is left to do where the reader has to do something, and takes them there', async () => {
  const page = open()
  page.dispatch(captchaMoved('waiting'))
  await page.try()
  expect(page.state()).toMatchObject({ problem: { text: expect.stringMatching(/First show/) }, captcha: { missed: 1, wanted: true } })
  expect(page.state().busy).toBeUndefined()
  expect(carried).toEqual([])
})

it('takes no token that has run out', async () => {
  const page = open()
  page.dispatch(captchaSolved('old'))
  page.dispatch(captchaMoved('waiting'))
  await page.try()
  expect(carried).toEqual([])
})

it('says so at once where the check is blocked, and tries again with the next call', async () => {
  const page = open()
  page.dispatch(captchaMoved('unavailable'))
  expect(page.state().problem?.text).toContain('challenges.cloudflare.com')
  await page.try()
  expect(page.state()).toMatchObject({ busy: 'password', captcha: { phase: 'working', tries: 1 } })
  page.dispatch(captchaSolved('at last'))
  await vi.advanceTimersByTimeAsync(0)
  expect(carried).toEqual([{ captchaToken: 'at last' }])
})

it('says so where the provider fails, and no longer once it has found out', async () => {
  const page = open()
  page.dispatch(captchaMoved('failed'))
  expect(page.state().problem).toEqual(CAPTCHA_FAILED)
  page.dispatch(captchaSolved('after all'))
  expect(page.state().problem).toBeUndefined()
})

it('does not wait for ever', async () => {
  const page = open()
  await page.try()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.state().problem?.text).toMatch(/did not load/)
  expect(page.state().busy).toBeUndefined()
})

it('fetches the settings where they are not known yet, and asks without them where that gives no answer', async () => {
  const page = open({ isKnown: false })
  await page.try()
  expect(page.asked()).toBe(1)
  page.dispatch(captchaSolved('one'))
  await vi.advanceTimersByTimeAsync(0)
  const unknown = open({ isKnown: false, isUnavailable: true })
  await unknown.try()
  expect(carried).toEqual([{ captchaToken: 'one' }, {}])
})

it('begins anew once something was sent, and keeps what was solved while its page opens', () => {
  const page = open()
  page.dispatch(captchaSolved('one'))
  page.dispatch(formOpened())
  expect(page.state().captcha.token).toBe('one')
  page.dispatch(codeSent({ to: 'i@d.example', type: 'email' }))
  expect(page.state().captcha.token).toBeUndefined()
})
