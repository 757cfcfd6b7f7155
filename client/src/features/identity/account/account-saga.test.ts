import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { toastsSlice } from '../../../lib/toasts/toasts-slice.ts'
import {
  accountSlice,
  enrollingCodeGiven,
  enrollingDropped,
  factorRemovalRequested,
  passwordRequested,
  totpRequested,
  unlinkRequested,
} from './account-slice.ts'
import { proofDropped, proofGiven, proofSlice } from './proof-slice.ts'
import { followSecurity } from './security-saga.ts'
import { authService, refusal, renewedSession, signedInUser } from './testing/auth-service.ts'

const SESSIONS = {
  sessions: [{ id: 's-1', created_at: '2026-01-01T00:00:00Z', refreshed_at: null, user_agent: null, ip: null, current: true }],
}

const api: ApiClient = {
  get: async (path, schema) => {
    return readAs(schema, path === '/auth/v1/sessions' ? SESSIONS : { external: { google: true, email: true, phone: false } })
  },
  post: () => Promise.reject(new Error('nothing is sent here')),
}

const APP = {
  id: 'f-1',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: 'My phone',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '',
}

const open = (answers: Parameters<typeof authService>[0] = {}) => {
  const service = authService(answers)
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ account: accountSlice.reducer, proof: proofSlice.reducer, toasts: toastsSlice.reducer }),
    middleware: () => new Tuple(sagas),
  })
  sagas.run(followSecurity, { api, auth: service.auth })
  const state = () => ({ ...store.getState().account, proof: store.getState().proof })
  return {
    ...service,
    state,
    dispatch: store.dispatch,
    until: (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true)),
    loaded: () => vi.waitFor(() => expect(state().status).toBe('ready')),
    titles: () => store.getState().toasts.toasts.map(({ title }) => title),
  }
}

const NEW = { password: 'four brown bears dance', current: '' }

it('reads who it is, what may be linked, and where they are signed in', async () => {
  const page = open()
  await page.until(() => page.state().status === 'ready' && page.state().sessions !== null && page.state().services.providers.length > 0)
  expect(page.state()).toMatchObject({
    account: { email: 'ines@debut.example', phone: undefined, factors: [] },
    services: { providers: ['google'], phone: false },
    sessions: [{ id: 's-1', current: true }],
  })
})

it('asks for the code of a mail where the sign-in is old, says of a wrong one that it is wrong without another mail, and goes on with the right one', async () => {
  const page = open({
    'PUT /user': [refusal(400, 'reauthentication_needed'), refusal(422, 'reauthentication_not_valid'), { body: signedInUser }],
  })
  await page.loaded()
  page.dispatch(passwordRequested(NEW))
  await page.until(() => page.state().proof?.kind === 'mail-code')
  page.dispatch(proofGiven({ code: '111111' }))
  await page.until(() => page.state().proof?.error !== null)
  expect(page.state().proof?.error).toBe('That code is not right, or its time is over.')
  page.dispatch(proofGiven({ code: '222222' }))
  await page.until(() => page.titles().length > 0)
  expect(page.titles()).toEqual(['Your password is changed'])
  expect(page.state()).toMatchObject({ proof: null, progress: { password: { busy: false, error: null, done: 1 } } })
  expect(page.bodiesOf('GET /reauthenticate')).toHaveLength(1)
  expect(page.bodiesOf('PUT /user').map((body) => (body as { nonce?: string }).nonce)).toEqual([undefined, '111111', '222222'])
})

it('leaves everything as it was when its reader gives up', async () => {
  const page = open({ 'PUT /user': [refusal(400, 'reauthentication_needed')] })
  await page.loaded()
  page.dispatch(passwordRequested(NEW))
  await page.until(() => page.state().proof !== null)
  page.dispatch(proofDropped())
  await page.until(() => page.state().progress.password?.busy === false)
  expect(page.state()).toMatchObject({ proof: null, progress: { password: { error: null, done: 0 } } })
  expect(page.bodiesOf('PUT /user')).toHaveLength(1)
})

it('asks for a second factor where the service wants one, until its code is right, and then does what was asked for', async () => {
  const page = open({
    'GET /user': [{ body: { ...signedInUser, factors: [APP] } }],
    'DELETE /factors/f-1': [refusal(422, 'insufficient_aal'), { body: { id: 'f-1' } }],
    'POST /factors/f-1/challenge': [{ body: { id: 'c-1', type: 'totp', expires_at: 4_000_000_000 } }],
    'POST /factors/f-1/verify': [refusal(422, 'mfa_verification_failed'), { body: renewedSession }],
  })
  await page.loaded()
  page.dispatch(factorRemovalRequested('f-1'))
  await page.until(() => page.state().proof?.kind === 'factor')
  expect(page.state().proof).toMatchObject({ factors: [{ id: 'f-1', type: 'totp', name: 'My phone' }] })
  page.dispatch(proofGiven({ factorId: 'f-1', code: '000000' }))
  await page.until(() => page.state().proof?.error !== null)
  expect(page.state().proof).toMatchObject({ busy: false, error: 'That code is not right. Look for the newest one.' })
  page.dispatch(proofGiven({ factorId: 'f-1', code: '123456' }))
  await page.until(() => page.state().progress.factor?.done === 1)
  expect(page.state().proof).toBeNull()
  expect(page.bodiesOf('DELETE /factors/f-1')).toHaveLength(2)
})

it('adds an authenticator app once its first code is right', async () => {
  const page = open({
    'POST /factors': [
      { body: { id: 'f-2', type: 'totp', friendly_name: 'App', totp: { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' } } },
    ],
    'POST /factors/f-2/challenge': [{ body: { id: 'c-1', type: 'totp', expires_at: 4_000_000_000 } }],
    'POST /factors/f-2/verify': [refusal(422, 'mfa_verification_failed'), { body: renewedSession }],
  })
  await page.loaded()
  page.dispatch(totpRequested('App'))
  await page.until(() => page.state().enrolling !== null)
  expect(page.state().enrolling).toMatchObject({ factorId: 'f-2', secret: 'ABCD' })
  page.dispatch(enrollingCodeGiven('000000'))
  await page.until(() => page.state().progress.totp?.error !== null)
  expect(page.state().enrolling).not.toBeNull()
  page.dispatch(enrollingCodeGiven('123456'))
  await page.until(() => page.state().enrolling === null)
  await page.until(() => page.titles().includes('Your second factor is set'))
})

it('takes back an app that was begun and given up', async () => {
  const page = open({
    'POST /factors': [
      { body: { id: 'f-2', type: 'totp', friendly_name: 'App', totp: { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' } } },
    ],
    'GET /user': [{ body: { ...signedInUser, factors: [{ ...APP, id: 'f-2', status: 'unverified' }] } }],
    'DELETE /factors/f-2': [{ body: { id: 'f-2' } }],
  })
  await page.loaded()
  page.dispatch(totpRequested('App'))
  await page.until(() => page.state().enrolling !== null)
  const before = page.bodiesOf('DELETE /factors/f-2').length
  page.dispatch(enrollingDropped())
  await page.until(() => page.bodiesOf('DELETE /factors/f-2').length > before)
  expect(page.state().enrolling).toBeNull()
})

it('explains why the only way to sign in can’t be removed', async () => {
  const identity = {
    identity_id: 'i-1',
    id: 'g',
    user_id: signedInUser.id,
    provider: 'google',
    identity_data: { email: 'ines@gmail.example' },
  }
  const page = open({
    'GET /user': [{ body: { ...signedInUser, identities: [identity] } }],
    'DELETE /user/identities/i-1': [refusal(422, 'single_identity_not_deletable')],
  })
  await page.loaded()
  page.dispatch(unlinkRequested('i-1'))
  await page.until(() => page.state().progress.identity?.busy === false)
  expect(page.state().progress.identity?.error).toMatch(/only way into your account/)
})

it('says that nothing was changed where there is no answer', async () => {
  const page = open({ 'PUT /user': [refusal(503, 'unexpected_failure')] })
  await page.loaded()
  page.dispatch(passwordRequested(NEW))
  await page.until(() => page.state().progress.password?.busy === false)
  expect(page.state().progress.password?.error).toMatch(/no answer\. Nothing was changed/)
})
