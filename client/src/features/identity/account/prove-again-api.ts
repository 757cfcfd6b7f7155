import * as z from 'zod/mini'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import type { Refusal } from './account-messages.ts'

const Refused = z.object({ code: z.string(), message: z.string() })
const Renewed = z.object({ access_token: z.string(), refresh_token: z.string() })

type Again = { readonly password: string } | { readonly nonce: string }

/** The published client can only have the code sent. The session goes on as one that has just shown who it is; null where that went well. */
export const proveAgain = async (auth: AuthClient, again: Again): Promise<Refusal | null> => {
  const { data } = await auth.getSession()
  const response = await fetch('/auth/v1/reauthenticate', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(again),
  })
  const answered: unknown = await response.json().catch(() => undefined)
  if (response.ok) return (await auth.setSession(z.parse(Renewed, answered))).error
  const said = z.safeParse(Refused, answered).data
  return { status: response.status, message: said?.message ?? '', ...(said && { code: said.code }) }
}
