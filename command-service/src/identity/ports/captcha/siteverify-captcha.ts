import type { Logger } from '@debut/adapters/logging.ts'
import { z } from 'zod'
import { AuthError } from '../../refusals/auth-error.ts'
import type { Captcha } from './captcha.ts'

const TIMEOUT_MS = 5_000

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string().max(100)).max(10).catch([]) })

interface Options {
  readonly provider: string
  readonly siteKey: string
  readonly secret: string
  readonly url: string
  readonly logger: Logger
}

const refusal = (why: string) => new AuthError('captcha_failed', `captcha protection: request disallowed (${why})`)

/** Turnstile and hCaptcha are asked alike. While neither answers, no client passes: a program would wait for just that. */
export const siteverifyCaptcha = ({ provider, siteKey, secret, url, logger }: Options): Captcha => ({
  challenge: { provider, site_key: siteKey },
  check: async (token, address) => {
    const response = token?.trim() ?? ''
    if (response === '') throw refusal('no captcha_token found')
    const verdict = await verdictOf(url, new URLSearchParams({ secret, response, remoteip: address, sitekey: siteKey })).catch(
      (error: unknown) => {
        logger.warn({ err: error, provider }, 'the captcha’s provider could not be asked')
        throw refusal('it could not be checked, try again in a moment')
      },
    )
    if (!verdict.success) throw refusal(verdict['error-codes'].join(', '))
  },
})

const verdictOf = async (url: string, body: URLSearchParams) => {
  const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  // hCaptcha says what is wrong with a token beside a 400.
  if (response.status >= 500) throw new Error(`the captcha's provider answered ${response.status}`)
  return Verdict.parse(await response.json())
}
