import * as z from 'zod/mini'

/** Work that is asked for, in ALTCHA's format. What is not named here goes back as it came: it is signed. */
export const Challenge = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
})
