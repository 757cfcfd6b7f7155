import type { EmailOtpType } from '@supabase/auth-js'
import * as z from 'zod/mini'
import type { ApiClient } from '../../../lib/api/api-client.ts'

const LinkAccount = z.object({ account: z.nullable(z.object({ id: z.string(), address: z.string() })) })

/** Null where the link no longer opens an account. */
export type LinkAccount = z.infer<typeof LinkAccount>['account']

/** Whose account a link opens; it stays good. */
export const fetchLinkAccount = async (api: ApiClient, token_hash: string, type: EmailOtpType): Promise<LinkAccount> =>
  (await api.post('/auth/v1/verify/account', { token_hash, type }, LinkAccount)).account
