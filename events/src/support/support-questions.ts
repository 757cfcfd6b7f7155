import * as z from 'zod/mini'

/** What the provider of the chat is called in addresses. */
export const ChatParams = z.object({ name: z.string().check(z.maxLength(64)) })
