import * as z from 'zod/mini'

const token = z.nullable(z.string().check(z.maxLength(8_192)))
const topicName = z.string().check(z.maxLength(128))
const cursor = z.int().check(z.nonnegative())

/** What a client may say. The first frame is a hello. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), token }),
  z.strictObject({ type: z.literal('renew'), token }),
  z.strictObject({ type: z.literal('subscribe'), topic: topicName, cursor: z.nullable(cursor) }),
  z.strictObject({ type: z.literal('unsubscribe'), topic: topicName }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

const topic = z.string()

/** What the server says. A topic's own form is in its row of the contract. */
export const ServerFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), memberId: z.nullable(z.string()) }),
  z.object({
    type: z.literal('subscribed'),
    topic,
    cursor,
    /** Each message of it is all there is to know, and time alone may change it: the same cursor then comes with another. */
    coalesced: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('message'), topic, cursor, body: z.unknown() }),
  z.object({ type: z.literal('reached'), topic, cursor }),
  z.object({ type: z.literal('reset'), topic }),
  z.object({ type: z.literal('refused'), topic: z.optional(topic), code: z.string(), message: z.string() }),
])
export type ServerFrame = z.infer<typeof ServerFrame>
