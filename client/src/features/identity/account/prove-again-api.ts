import * as z from 'zod/mini'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { askAuthService } from '../ask-auth-service.ts'
import type { Refusal } from './account-messages.ts'

const Renewed = z.object({ access_token: z.string(), refresh_token: z.string() })

type Again = { readonly password: string } | { readonly nonce: string }

/** The published client can only have the code sent. The session goes on as one that has just shown who it is; null where that went well. */
export const proveAgain = async (auth: AuthClient, again: Again): Promise<Refusal | null> => {
  const token = (await auth.getSession()).data.session?.access_token ?? ''
  const { data, error } = await askAuthService(Renewed, { path: '/reauthenticate', token, body: again })
  return error ?? (await auth.setSession(data)).error
}
