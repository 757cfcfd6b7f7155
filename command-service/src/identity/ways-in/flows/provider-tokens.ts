import type { Brought } from './brought.ts'

/** The provider's own tokens, returned once and stored nowhere. */
export const tokensIn = (tokens: Brought['tokens']): Record<string, string> => ({
  ...(tokens && { provider_token: tokens.accessToken }),
  ...(tokens?.refreshToken !== undefined && { provider_refresh_token: tokens.refreshToken }),
})
