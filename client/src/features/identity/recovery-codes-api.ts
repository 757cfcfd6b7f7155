import * as z from 'zod/mini'
import type { AuthClient } from '../../lib/session/auth-client.ts'
import { askAuthService } from './ask-auth-service.ts'

const Counted = z.object({ left: z.int(), total: z.int() })
const Made = z.object({ codes: z.array(z.string()) })
const Raised = z.object({ access_token: z.string(), refresh_token: z.string() })

const ask = async <Schema extends z.core.$ZodType>(
  auth: AuthClient,
  schema: Schema,
  { path = '', body }: { readonly path?: string; readonly body?: object },
) => {
  const token = (await auth.getSession()).data.session?.access_token ?? ''
  return askAuthService(schema, { path: `/factors/recovery-codes${path}`, token, ...(body !== undefined && { body }) })
}

/** Null where that is not known, as before the second factor was shown. */
export const countRecoveryCodes = async (auth: AuthClient): Promise<number | null> => (await ask(auth, Counted, {})).data?.left ?? null

/** The answer shows the codes, this once. */
export const makeRecoveryCodes = (auth: AuthClient, nonce: string | undefined) =>
  ask(auth, Made, { body: nonce === undefined ? {} : { nonce } })

/** The session goes on as one that has shown a second factor. */
export const showRecoveryCode = async (auth: AuthClient, code: string) => {
  const { data, error } = await ask(auth, Raised, { path: '/verify', body: { code } })
  if (error === null) return auth.setSession(data)
  return { data: null, error: error.code === 'mfa_verification_failed' ? { ...error, code: 'recovery_code_not_valid' } : error }
}
