import { TOTP, URI } from 'otpauth'

/** What an authenticator app shows that has scanned this address. */
export const totpCode = (uri: string, milliseconds: number): string => {
  const totp = URI.parse(uri)
  if (!(totp instanceof TOTP)) throw new TypeError('not a code of time')
  return totp.generate({ timestamp: milliseconds })
}
