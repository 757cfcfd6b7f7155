import type { EmailOtpType } from '@supabase/auth-js'
import * as z from 'zod/mini'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { askAuthService } from '../ask-auth-service.ts'

const LinkAccount = z.object({ account: z.nullable(z.object({ id: z.string(), address: z.string() })) })

/** Null where the link no longer opens an account. */
export type LinkAccount = z.infer<typeof LinkAccount>['account']

const Owner = z.object({ id: z.string(), email: z.optional(z.string()), phone: z.optional(z.string()) })

/**
 * Asks the auth service whose account a session belongs to, because anyone could forge what a token says about itself. It does not use the
 * published client, which would end this browser's session if the one in the link has expired.
 */
export const fetchTokenAccount = async (token: string): Promise<LinkAccount> => {
  const { data, error } = await askAuthService(Owner, { path: '/user', token })
  if (error !== null && error.status >= 500) throw new Error(error.message)
  return data && { id: data.id, address: data.email || data.phone || 'an account without an email address' }
}

/** Whose account a link opens; it stays good. */
export const fetchLinkAccount = async (api: ApiClient, token_hash: string, type: EmailOtpType): Promise<LinkAccount> =>
  (await api.post('/auth/v1/verify/account', { token_hash, type }, LinkAccount)).account
