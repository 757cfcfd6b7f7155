import { z } from 'zod'

const Session = z.object({ access_token: z.string(), refresh_token: z.string() })
const TOO_MANY = 429

/** As many browsers as there are, each at an address of its own, as the edge would say. */
export const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

/** Undefined where too many ask. */
export const askToken = async (url: string, grant: 'password' | 'refresh_token', body: object, address: string) => {
  const response = await fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status === TOO_MANY) return undefined
  if (!response.ok) throw new Error(`a sign-in was answered ${response.status}: ${text}`)
  return Session.parse(JSON.parse(text))
}
