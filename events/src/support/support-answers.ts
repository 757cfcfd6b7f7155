import * as z from 'zod/mini'

/** Vouches for a member before the support chat. */
export const ChatIdentity = z.object({ email: z.string(), hash: z.string() })
export type ChatIdentity = z.infer<typeof ChatIdentity>
