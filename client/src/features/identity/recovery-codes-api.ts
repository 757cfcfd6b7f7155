import * as z from 'zod/mini'
import type { AuthClient } from '../../lib/session/auth-client.ts'

interface Refused {
  readonly code?: string | undefined
  readonly status: number
  readonly message: string
}
type Answer<Data> = { readonly data: Data; readonly error: null } | { readonly data: null; readonly error: Refused }

const Refusal = z.object({ code: z.string(), message: z.string() })
const Counted = z.object({ left: z.int(), total: z.int() })
const Made = z.object({ codes: z.array(z.string()) })
const Raised = z.object({ access_token: z.string(), refresh_token: z.string() })

/** The published client knows of no recovery codes: what it would do is done here with its session. */
const ask = async <Data extends z.core.$ZodType>(
  auth: AuthClient,
  data: Data,
  { path = '', body }: { readonly path?: string; readonly body?: object },
): Promise<Answer<z.core.output<Data>>> => {
  const session = (await auth.getSession()).data.session
  const response = await fetch(`/auth/v1/factors/recovery-codes${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${session?.access_token ?? ''}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answered: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { data: z.parse(data, answered), error: null }
  const said = z.safeParse(Refusal, answered).data
  return { data: null, error: { status: response.status, message: said?.message ?? '', ...(said && { code: said.code }) } }
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
