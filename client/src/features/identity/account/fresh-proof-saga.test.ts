import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, expect, it, vi } from 'vitest'
import { showFreshProof } from './fresh-proof-saga.ts'
import { proofDropped, proofGiven, proofMessageRequested, proofSlice } from './proof-slice.ts'
import { authService, refusal, renewedSession, signedInUser } from './testing/auth-service.ts'

const WHY = 'This changes a standing or a right, so show that it is you.'
const EMAIL = { identity_id: 'i-1', id: 'e', user_id: signedInUser.id, provider: 'email', identity_data: {} }
const APP = { id: 'f-1', factor_type: 'totp', status: 'verified', friendly_name: 'My phone', created_at: '2026-01-01T00:00:00Z' }

afterEach(() => vi.unstubAllGlobals())

/** What our own route answers, one after the other. */
const ownRoute = (...answers: readonly (readonly [status: number, body: unknown] | 'nothing')[]) => {
  const left = [...answers]
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    expect(path).toBe('/auth/v1/reauthenticate')
    bodies.push(JSON.parse(body))
    const next = left.shift() ?? 'nothing'
    if (next === 'nothing') throw new TypeError('no network')
    return Response.json(next[1], { status: next[0] })
  })
  return bodies
}

const open = (answers: Parameters<typeof authService>[0] = {}) => {
  const service = authService(answers)
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: combineReducers({ proof: proofSlice.reducer }), middleware: () => new Tuple(sagas) })
  const outcome = sagas.run(showFreshProof, service.auth).toPromise()
  const state = () => store.getState().proof
  return {
    ...service,
    outcome,
    state,
    dispatch: store.dispatch,
    idle: () => vi.waitFor(() => expect(state()).toMatchObject({ busy: false })),
    wrong: (message: string) => vi.waitFor(() => expect(state()).toMatchObject({ busy: false, error: message })),
  }
}
const withPassword = { 'GET /user': [{ body: { ...signedInUser, identities: [EMAIL] } }] }

it('takes a password, of which it says that it is wrong as long as it is', async () => {
  const bodies = ownRoute([400, { code: 'invalid_credentials', message: '' }], 'nothing', [200, renewedSession])
  const page = open(withPassword)
  await page.idle()
  expect(page.state()).toMatchObject({ kind: 'again', why: WHY, email: 'ines@debut.example', ways: ['password', 'code'] })
  page.dispatch(proofGiven({ password: 'a guess' }))
  await page.wrong('That is not the password you have now.')
  page.dispatch(proofGiven({ password: ' with spaces ' }))
  await page.wrong('There was no answer. Nothing was changed; try again in a moment.')
  page.dispatch(proofGiven({ password: ' with spaces ' }))
  expect(await page.outcome).toBe(true)
  expect(bodies).toEqual([{ password: 'a guess' }, { password: ' with spaces ' }, { password: ' with spaces ' }])
  expect(page.state()).toBeNull()
})

it('takes the code that it has sent on request', async () => {
  const bodies = ownRoute([422, { code: 'reauthentication_not_valid', message: '' }], [200, renewedSession])
  const page = open({ 'GET /reauthenticate': [{ body: {} }, refusal(429, 'over_email_send_rate_limit')] })
  await page.idle()
  expect(page.state()).toMatchObject({ kind: 'again', ways: ['code'] })
  expect(page.bodiesOf('GET /reauthenticate')).toHaveLength(0)
  page.dispatch(proofMessageRequested({}))
  await page.idle()
  page.dispatch(proofMessageRequested({}))
  await page.wrong('We have just written to you. Wait a minute before the next mail.')
  page.dispatch(proofGiven({ code: '111111' }))
  await page.wrong('That code is not right, or its time is over.')
  page.dispatch(proofGiven({ code: '222222' }))
  expect(await page.outcome).toBe(true)
  expect(bodies).toEqual([{ nonce: '111111' }, { nonce: '222222' }])
})

it('takes nothing less than the second factor where there is one', async () => {
  const page = open({
    'GET /user': [{ body: { ...signedInUser, identities: [EMAIL], factors: [APP] } }],
    'POST /factors/f-1/challenge': [{ body: { id: 'c-1', type: 'totp', expires_at: 4_000_000_000 } }],
    'POST /factors/f-1/verify': [refusal(422, 'mfa_verification_failed'), { body: renewedSession }],
  })
  await page.idle()
  expect(page.state()).toMatchObject({ kind: 'factor', why: WHY, factors: [{ id: 'f-1', name: 'My phone' }] })
  page.dispatch(proofGiven({ factorId: 'f-1', code: '000000' }))
  await page.wrong('That code is not right. Look for the newest one.')
  page.dispatch(proofGiven({ factorId: 'f-1', code: '123456' }))
  expect(await page.outcome).toBe(true)
})

it('has nothing to ask of an account with a wallet alone', async () => {
  const page = open({ 'GET /user': [{ body: { ...signedInUser, email: '', identities: [{ ...EMAIL, provider: 'web3' }] } }] })
  await page.idle()
  expect(page.state()).toMatchObject({ kind: 'again', ways: [] })
})

it('is over when its reader closes it, and throws where there is no answer to begin with', async () => {
  const page = open(withPassword)
  await page.idle()
  page.dispatch(proofDropped())
  expect(await page.outcome).toBe(false)
  expect(page.state()).toBeNull()
  await expect(open({ 'GET /user': [refusal(503, 'unexpected_failure')] }).outcome).rejects.toThrow('unexpected_failure')
})
