import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { sessionFound, sessionSlice } from '../../../lib/session/session-slice.ts'
import { wordsFor } from './auth-errors.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { challenged, refused, signInSlice } from './sign-in-slice.ts'

const AT = '2026-03-02T08:00:00.000Z'
const factor = (id: string, factor_type: 'totp' | 'phone' | 'webauthn') =>
  ({ id, factor_type, status: 'verified', created_at: AT, updated_at: AT }) as const
const user = { id: 'm-1', factors: [factor('app', 'totp'), factor('phone', 'phone'), factor('key', 'webauthn')] }

const drawnAfter = (code: string) => {
  const store = configureStore({ reducer: { session: sessionSlice.reducer, signIn: signInSlice.reducer } })
  store.dispatch(sessionFound({ memberId: 'm-1', account: { user, aal: 'aal1', secondFactorDue: true } }))
  store.dispatch(challenged({ factorId: 'phone', challengeId: 'c' }))
  store.dispatch(refused(wordsFor({ code, message: '' })))
  return renderToStaticMarkup(
    <Provider store={store}>
      <SecondFactorForm />
    </Provider>,
  )
}

it('marks no empty field where the code of another one is wrong', () => {
  expect(drawnAfter('mfa_verification_failed')).not.toMatch(/aria-invalid|That code is not right/)
})

it('says that a passkey was refused above the fields of codes', () => {
  const drawn = drawnAfter('passkey_not_valid')
  expect(drawn).toContain('Your passkey was not accepted.')
  expect(drawn).not.toContain('aria-invalid')
})
