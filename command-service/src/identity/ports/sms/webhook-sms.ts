import { createHmac } from 'node:crypto'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Sms } from './sms.ts'

const TIMEOUT_MS = 5_000

interface Options {
  readonly url: string
  readonly secret: string
  readonly clock: Clock
}

/** Whatever sends messages is behind an address of its own. It knows us by a signature in the manner of Standard Webhooks. */
export const webhookSms = ({ url, secret, clock }: Options): Sms => ({
  send: async ({ id, to, text, channel }) => {
    const body = JSON.stringify({ to, text, channel })
    const timestamp = clock().toUnixInteger()
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the SMS webhook answered ${response.status}`)
  },
})
