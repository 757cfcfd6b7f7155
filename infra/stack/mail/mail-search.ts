import { DateTime } from 'luxon'
import type { MailAddress } from './mail.ts'
import type { KeptMail } from './mails.ts'

type Filter = (mail: KeptMail) => boolean

const UNITS: Record<string, number> = { '': 1, k: 1024, kb: 1024, m: 1_048_576, mb: 1_048_576 }

const names = (addresses: readonly MailAddress[], word: string) =>
  addresses.some(({ Name, Address }) => `${Name} <${Address}>`.toLowerCase().includes(word))

const bytesOf = (text: string): number => {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s?([a-z]{0,2})$/.exec(text) ?? []
  return Number(amount ?? Number.NaN) * (UNITS[unit ?? ''] ?? Number.NaN)
}

const everyAddress = ({ summary }: KeptMail) => [summary.From, ...summary.To, ...summary.Cc, ...summary.Bcc, ...summary.ReplyTo]

const arrived = ({ summary }: KeptMail) => DateTime.fromISO(summary.Created).toMillis()

/** What may stand before a colon; `value` is lower case and not empty. */
const PREFIXES: Record<string, (value: string, zone: string) => Filter | undefined> = {
  to: (value) => (mail) => names(mail.summary.To, value),
  from: (value) => (mail) => names([mail.summary.From], value),
  cc: (value) => (mail) => names(mail.summary.Cc, value),
  bcc: (value) => (mail) => names(mail.summary.Bcc, value),
  'reply-to': (value) => (mail) => names(mail.summary.ReplyTo, value),
  addressed: (value) => (mail) => names(everyAddress(mail), value),
  subject: (value) => (mail) => mail.summary.Subject.toLowerCase().includes(value),
  'message-id': (value) => (mail) => mail.summary.MessageID.toLowerCase().includes(value),
  tag: (value) => (mail) => mail.summary.Tags.some((tag) => tag.toLowerCase() === value),
  after: (value, zone) => {
    const from = DateTime.fromISO(value.toUpperCase(), { zone })
    return from.isValid ? (mail) => arrived(mail) >= from.toMillis() : () => true
  },
  before: (value, zone) => {
    const until = DateTime.fromISO(value.toUpperCase(), { zone })
    return until.isValid ? (mail) => arrived(mail) <= until.toMillis() : () => true
  },
  larger: (value) => (bytesOf(value) > 0 ? ({ summary }) => summary.Size > bytesOf(value) : undefined),
  smaller: (value) => (bytesOf(value) > 0 ? ({ summary }) => summary.Size < bytesOf(value) : undefined),
}

const PHRASES: Record<string, Filter> = {
  'is:read': ({ summary }) => summary.Read,
  'is:unread': ({ summary }) => !summary.Read,
  'is:tagged': ({ summary }) => summary.Tags.length > 0,
  'has:attachment': ({ summary }) => summary.Attachments > 0,
  'has:attachments': ({ summary }) => summary.Attachments > 0,
  'has:inline': ({ inlineCount }) => inlineCount > 0,
  'has:inlines': ({ inlineCount }) => inlineCount > 0,
}

/** Quotes keep a phrase together, also behind a prefix: `subject:"your code"`. */
const wordsOf = (query: string): string[] =>
  [...query.matchAll(/(?:"[^"]*"?|[^\s"])+/g)].map(([word]) => word.replaceAll('"', '').trim()).filter((word) => word !== '')

const positive = (word: string, zone: string): Filter => {
  const phrase = PHRASES[word]
  if (phrase !== undefined) return phrase
  const colon = word.indexOf(':')
  const value = word.slice(colon + 1).trim()
  const prefix = colon > 0 ? word.slice(0, colon) : ''
  const filter = Object.hasOwn(PREFIXES, prefix) ? PREFIXES[prefix] : undefined
  if (filter !== undefined && value === '') return () => true
  return filter?.(value, zone) ?? (({ searchText }) => searchText.includes(word.replaceAll(/\s+/g, ' ')))
}

const filterOf = (word: string, zone: string): Filter => {
  const isNegative = word.length > 1 && /^[-!]/.test(word)
  const wanted = positive(isNegative ? word.slice(1) : word, zone)
  return isNegative ? (mail) => !wanted(mail) : wanted
}

/** Mailpit's search syntax: every word must fit, and `-` or `!` before one turns it around. */
export const searchMails = (mails: readonly KeptMail[], query: string, zone = 'utc'): KeptMail[] => {
  const filters = wordsOf(query.toLowerCase()).map((word) => filterOf(word, zone))
  return mails.filter((mail) => filters.every((fits) => fits(mail)))
}
