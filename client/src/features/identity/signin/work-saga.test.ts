import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it } from 'vitest'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { cookiesOf } from '../../../lib/session/testing/cookies-of.ts'
import { attemptProven, type SignInReach } from './attempt.ts'
import type { AuthRefusal } from './auth-errors.ts'
import type { Proof } from './captcha-saga.ts'
import { selectSignIn, signInSlice } from './sign-in-slice.ts'

type Reply = { readonly data: object; readonly error: null } | { readonly data: null; readonly error: AuthRefusal }
const REQUIRED: Reply = { data: null, error: { code: 'proof_of_work_required', status: 400, message: 'Work first' } }
const DONE: Reply = { data: {}, error: null }

/** One try at something that the service answers so, each time it is asked. */
const attempting = async (replies: readonly Reply[], work: SignInReach['work']) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: combineReducers({ signIn: signInSlice.reducer }), middleware: () => new Tuple(sagas) })
  const proofs: Proof[] = []
  const seen: (boolean | undefined)[] = []
  const reach: SignInReach = {
    auth: async () => ({}) as AuthClient,
    document: cookiesOf(),
    origin: 'https://debut.example',
    callback: () => 'https://debut.example/confirm',
    settings: async () => ({ providers: [], email: true, phone: false, sso: false, signups: true, wallets: true }),
    work: () => {
      seen.push(selectSignIn(store.getState()).isWorking)
      return work()
    },
  }
  const ask = async (_: AuthClient, proof: Proof): Promise<Reply> => {
    proofs.push(proof)
    return replies[proofs.length - 1] ?? DONE
  }
  const answer: unknown = await sagas.run(attemptProven, reach, 'sign-up', ask).toPromise()
  return { answer, proofs, seen, state: selectSignIn(store.getState()) }
}

it('works for what is asked for where the service wants to see work, says so meanwhile, and asks again with it', async () => {
  const { answer, proofs, seen } = await attempting([REQUIRED, DONE], async () => 'solved')
  expect(answer).toEqual(DONE)
  expect(proofs).toEqual([{}, { captchaToken: 'solved' }])
  expect(seen).toEqual([true])
})

it('works for nothing where it is not asked to', async () => {
  const { proofs, seen } = await attempting([DONE], async () => 'solved')
  expect([proofs, seen]).toEqual([[{}], []])
})

it('says so where the browser can’t do it, and asks no more', async () => {
  const { answer, proofs, state } = await attempting([REQUIRED], async () => Promise.reject(new Error('no cryptography here')))
  expect([answer, proofs]).toEqual([undefined, [{}]])
  expect(state).toMatchObject({ problem: { text: expect.stringMatching(/^Many accounts are made from your network/) } })
  expect(state.isWorking).toBeUndefined()
})

it('works once, and then shows the refusal', async () => {
  const { proofs, state } = await attempting([REQUIRED, REQUIRED], async () => 'solved')
  expect(proofs).toHaveLength(2)
  expect(state.problem?.text).toMatch(/Try again in a few minutes/)
})
