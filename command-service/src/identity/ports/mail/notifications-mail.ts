import { z } from 'zod'
import type { Mail, Payload } from './mail.ts'

const Items = z.array(z.object({ says: z.string(), quote: z.string().optional(), href: z.string() }))

/** What a member is notified of. Its items are one text, as all that a mail is filled with is text. */
export const notificationsMail = ({ subject, heading, items, label, link, because, unsubscribe, settings }: Payload): Mail => ({
  subject: subject ?? 'New notifications on Debut',
  heading: heading ?? 'New notifications',
  paragraphs: [],
  items: itemsIn(items),
  ...(link !== undefined && { action: { label: label ?? 'See notifications', href: link } }),
  otherwise: because ?? 'You chose to get notifications by email.',
  ...(unsubscribe !== undefined && settings !== undefined && { choices: { unsubscribe, settings } }),
})

const itemsIn = (text: string | undefined) => (text === undefined ? [] : Items.parse(JSON.parse(text)))
