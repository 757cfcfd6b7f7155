import { z } from 'zod'

const topic = z.string().max(128)
const token = z.string().max(8_192).nullable()

/** What a client may say. The first frame is a hello. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), token }),
  z.strictObject({ type: z.literal('renew'), token }),
  z.strictObject({ type: z.literal('subscribe'), topic, cursor: z.int().nonnegative().nullable() }),
  z.strictObject({ type: z.literal('unsubscribe'), topic }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/** Why a socket was closed; 1013 and below are WebSocket's own. */
export const closeCodes = { goingAway: 1001, badFrame: 4400, unauthorised: 4401, helloTimeout: 4408, tooSlow: 4413 } as const
