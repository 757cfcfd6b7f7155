import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Private ES256 keys: the first one signs, the others still verify while they are rotated out. */
const SigningKeys = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        d: z.string(),
        kid: z.string(),
        alg: z.literal('ES256'),
      }),
    )
    .min(1),
})

/** What the world may know of them. */
export const publicKeys = (file: string) => {
  const { keys } = SigningKeys.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { keys: keys.map(({ d: _, ...key }) => ({ ...key, use: 'sig', key_ops: ['verify'] })) }
}
