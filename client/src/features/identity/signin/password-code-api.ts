import * as z from 'zod/mini'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { askAuthService } from '../ask-auth-service.ts'
import type { Proof } from './captcha-saga.ts'

const Granted = z.object({ access_token: z.string(), refresh_token: z.string() })

interface Given {
  readonly email: string
  readonly password: string
  /** The code that was mailed for this sign-in. */
  readonly nonce: string
  readonly proof: Proof
}

/** While an account is being guessed at from many places, its password counts only together with a mailed code. */
export const signInWithPasswordAndCode = async (auth: AuthClient, { email, password, nonce, proof }: Given) => {
  const body = { email, password, nonce, gotrue_meta_security: { captcha_token: proof.captchaToken } }
  const { data, error } = await askAuthService(Granted, { path: '/token?grant_type=password', body })
  return error === null ? auth.setSession(data) : { data: null, error }
}
