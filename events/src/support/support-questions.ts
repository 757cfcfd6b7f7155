import * as z from 'zod/mini'
import { typedText } from '../kernel/plain-text.ts'

/** What the provider of the chat is called in addresses. */
export const ChatParams = z.object({ name: typedText(64) })
