import { itemsIn } from './items-in.ts'
import type { Mail, Payload } from './mail.ts'

/** What a member is notified of. */
export const notificationsMail = ({ subject, heading, items, label, link, because, unsubscribe, settings }: Payload): Mail => ({
  subject: subject ?? 'New notifications on Debut',
  heading: heading ?? 'New notifications',
  paragraphs: [],
  items: itemsIn(items),
  ...(link !== undefined && { action: { label: label ?? 'See notifications', href: link } }),
  otherwise: because ?? 'You chose to get notifications by email.',
  ...(unsubscribe !== undefined && settings !== undefined && { choices: { unsubscribe, settings } }),
})
