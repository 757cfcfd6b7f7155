import { z } from 'zod'
import type { MailItem } from './mail.ts'

const Items = z.array(z.object({ says: z.string(), quote: z.string().optional(), href: z.string() }))

/** The items of a mail are one text, as all that a mail is filled with is text. */
export const itemsIn = (text: string | undefined): readonly MailItem[] => (text === undefined ? [] : Items.parse(JSON.parse(text)))
