import type { AuthClient } from './auth-client.ts'

/** Whose request this is, for what no client of ours sends. */
export const tokenOf = async (openAuth: () => Promise<AuthClient>): Promise<string> => {
  const { data } = await (await openAuth()).getSession()
  return data.session?.access_token ?? ''
}
