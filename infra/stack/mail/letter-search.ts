import { DateTime } from 'luxon'
import type { MailAddress } from './letter.ts'
import type { KeptLetter } from './letters.ts'

type Filter = (letter: KeptLetter) => boolean

const UNITS: Record<string, number> = { '': 1, k: 1024, kb: 1024, m: 1_048_576, mb: 1_048_576 }

const names = (addresses: readonly MailAddress[], word: string) =>
  addresses.some(({ Name, Address }) => `${Name} <${Address}>`.toLowerCase().includes(word))

const bytesOf = (text: string): number => {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s?([a-z]{0,2})$/.exec(text) ?? []
  return Number(amount ?? Number.NaN) * (UNITS[unit ?? ''] ?? Number.NaN)
}

const everyAddress = ({ summary }: KeptLetter) => [summary.From, ...summary.To, ...summary.Cc, ...summary.Bcc, ...summary.ReplyTo]

const arrived = ({ summary }: KeptLetter) => DateTime.fromISO(summary.Created).toMillis()

/** What may stand before a colon; `value` is lower case and not empty. */
const PREFIXES: Record<string, (value: string, zone: string) => Filter | undefined> = {
  to: (value) => (letter) => names(letter.summary.To, value),
  from: (value) => (letter) => names([letter.summary.From], value),
  cc: (value) => (letter) => names(letter.summary.Cc, value),
  bcc: (value) => (letter) => names(letter.summary.Bcc, value),
  'reply-to': (value) => (letter) => names(letter.summary.ReplyTo, value),
  addressed: (value) => (letter) => names(everyAddress(letter), value),
  subject: (value) => (letter) => letter.summary.Subject.toLowerCase().includes(value),
  'message-id': (value) => (letter) => letter.summary.MessageID.toLowerCase().includes(value),
  tag: (value) => (letter) => letter.summary.Tags.some((tag) => tag.toLowerCase() === value),
  after: (value, zone) => {
    const from = DateTime.fromISO(value.toUpperCase(), { zone })
    return from.isValid ? (letter) => arrived(letter) >= from.toMillis() : () => true
  },
  before: (value, zone) => {
    const until = DateTime.fromISO(value.toUpperCase(), { zone })
    return until.isValid ? (letter) => arrived(letter) <= until.toMillis() : () => true
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
  return isNegative ? (letter) => !wanted(letter) : wanted
}

/** Mailpit's search syntax: every word must fit, and `-` or `!` before one turns it around. */
export const searchLetters = (letters: readonly KeptLetter[], query: string, zone = 'utc'): KeptLetter[] => {
  const filters = wordsOf(query.toLowerCase()).map((word) => filterOf(word, zone))
  return letters.filter((letter) => filters.every((fits) => fits(letter)))
}
