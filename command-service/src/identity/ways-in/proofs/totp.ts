import type { Instant } from '@debut/events/kernel/instant.ts'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands, whatever it says to understand. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SECRET_BYTES = 20
/** Clocks differ, and typing takes time. */
const STEPS_OFF = 1

interface NewTotp {
  /** Base32, as people type it. */
  readonly secret: string
  readonly uri: string
}

export const newTotp = ({ issuer, account }: { readonly issuer: string; readonly account: string }): NewTotp => {
  const totp = new TOTP({ ...FORM, issuer, label: account, secret: new Secret({ size: SECRET_BYTES }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step that this code belongs to; undefined where it is none of now. */
export const stepOfCode = (secret: string, code: string, at: Instant): number | undefined => {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) })
  const timestamp = at.toMillis()
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF })
  return off === null ? undefined : totp.counter({ timestamp }) + off
}

/** As markup that stands in a data address as it is: a `#` would end it there. */
export const qrCodeOf = async (uri: string): Promise<string> => {
  const { toString } = await import('qrcode')
  const svg = await toString(uri, { type: 'svg', color: { dark: '#000000', light: '#ffffff' } })
  return svg.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white')
}
