import { z } from 'zod'
import { itemsIn } from './items-in.ts'
import type { Mail, Payload } from './mail.ts'

const Paragraphs = z.array(z.string())

/** What was decided about a member or something of theirs. It can't be switched off, and never says who decided it. */
export const decisionMail = ({ subject, heading, paragraphs, items, label, link }: Payload): Mail => ({
  subject: subject ?? 'A decision that affects you',
  heading: heading ?? 'A decision that affects you',
  paragraphs: paragraphs === undefined ? [] : Paragraphs.parse(JSON.parse(paragraphs)),
  items: itemsIn(items),
  ...(link !== undefined && { action: { label: label ?? 'See it on Debut', href: link } }),
  otherwise: 'We always email you about decisions that affect you or what you publish.',
})
