import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { textOfHtml } from './text-of-html.ts'

/** Names and casing of everything here are those of Mailpit's API, so that its clients work unchanged. */
export interface MailAddress {
  Name: string
  Address: string
}

interface Envelope {
  ID: string
  MessageID: string
  From: MailAddress
  To: MailAddress[]
  Cc: MailAddress[]
  Bcc: MailAddress[]
  ReplyTo: MailAddress[]
  Subject: string
  Tags: string[]
  Username: string
  /** In bytes, of the message as it is kept. */
  Size: number
}

export interface MessageSummary extends Envelope {
  Read: boolean
  Created: string
  Attachments: number
  Snippet: string
}

export interface MessagePart {
  PartID: string
  FileName: string
  ContentType: string
  ContentID: string
  Size: number
  Checksums: { MD5: string; SHA1: string; SHA256: string }
}

export interface Message extends Envelope {
  ReturnPath: string
  Date: string
  ListUnsubscribe: { Header: string; Links: string[]; Errors: string; HeaderPost: string }
  Text: string
  HTML: string
  Inline: MessagePart[]
  Attachments: MessagePart[]
}

/** A message parsed once, for all views of it. */
export interface Mail {
  summary: Omit<MessageSummary, 'Read'>
  message: Message
  /** What free words are looked for in. */
  searchText: string
  inlineCount: number
  headers: Record<string, string[]>
  partContent(partId: string): { part: MessagePart; content: Buffer } | undefined
}

const SNIPPET_LENGTH = 250
const SEARCHED_LENGTH = 50_000
const NO_ADDRESS: MailAddress = { Name: '', Address: '' }

const mailboxes = (addresses: readonly Address[] = []): MailAddress[] =>
  addresses.flatMap((each) => each.group ?? [each]).map(({ name, address }) => ({ Name: name, Address: address }))

const unbracketed = (text = '') => text.replaceAll(/^<|>$/g, '')

const contentOf = ({ content, encoding }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content, encoding ?? 'utf8')
    : content instanceof ArrayBuffer
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)

const digest = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('hex')

const isInline = ({ disposition, related, contentId }: Attachment) =>
  disposition === 'inline' || (related === true && contentId !== undefined)

const partOf = (attachment: Attachment, index: number) => {
  const content = contentOf(attachment)
  const part: MessagePart = {
    PartID: String(index + 1),
    FileName: attachment.filename ?? '',
    ContentType: attachment.mimeType,
    ContentID: unbracketed(attachment.contentId),
    Size: content.length,
    Checksums: { MD5: digest('md5', content), SHA1: digest('sha1', content), SHA256: digest('sha256', content) },
  }
  return { part, content, inline: isInline(attachment) }
}

const sentAt = (date: string | undefined, created: DateTime): DateTime => {
  const said = DateTime.fromISO(date ?? '', { zone: 'utc' })
  return said.isValid ? said : created
}

const listUnsubscribe = (headers: Record<string, string[]>) => {
  const Header = headers['List-Unsubscribe']?.[0] ?? ''
  const Links = [...Header.matchAll(/<((?:https?:|mailto:)[^<>\s]+)>/gi)].flatMap(([, link]) => link ?? [])
  return { Header, Links, Errors: '', HeaderPost: headers['List-Unsubscribe-Post']?.[0] ?? '' }
}

/** `list-unsubscribe` as `List-Unsubscribe`, as Go's standard library writes it. */
const canonical = (name: string) => name.toLowerCase().replaceAll(/(^|-)([a-z])/g, (mails) => mails.toUpperCase())

const headersOf = (email: Email): Record<string, string[]> => {
  const headers: Record<string, string[]> = {}
  for (const { key, value } of email.headers) (headers[canonical(key)] ??= []).push(value)
  return headers
}

/** `created` is when it arrived. */
export const readMail = async (id: string, created: DateTime, raw: Buffer): Promise<Mail> => {
  const email = await PostalMime.parse(raw)
  const headers = headersOf(email)
  const parts = email.attachments.map(partOf)
  const html = email.html ?? ''
  const text = email.text ?? textOfHtml(html)
  const [from] = email.from === undefined ? [] : mailboxes([email.from])
  const envelope: Envelope = {
    ID: id,
    MessageID: unbracketed(email.messageId),
    From: from ?? NO_ADDRESS,
    To: mailboxes(email.to),
    Cc: mailboxes(email.cc),
    Bcc: mailboxes(email.bcc),
    ReplyTo: mailboxes(email.replyTo),
    Subject: email.subject ?? '',
    Tags: (headers['X-Tags'] ?? []).flatMap((tags) => tags.split(',').map((tag) => tag.trim())).filter((tag) => tag !== ''),
    Username: '',
    Size: raw.length,
  }
  const inline = parts.filter((each) => each.inline)
  const attached = parts.filter((each) => !each.inline)
  const people = [envelope.From, ...envelope.To, ...envelope.Cc, ...envelope.Bcc, ...envelope.ReplyTo]
  const searched = [
    envelope.Subject,
    ...people.flatMap(({ Name, Address }) => [Name, Address]),
    ...parts.map(({ part }) => part.FileName),
    text,
  ]
  return {
    summary: {
      ...envelope,
      Created: created.toUTC().toISO() ?? '',
      Attachments: attached.length,
      Snippet: text.replaceAll(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
    },
    message: {
      ...envelope,
      ReturnPath: unbracketed(email.returnPath) || envelope.From.Address,
      Date: sentAt(email.date, created).toUTC().toISO() ?? '',
      ListUnsubscribe: listUnsubscribe(headers),
      Text: text,
      HTML: html,
      Inline: inline.map(({ part }) => part),
      Attachments: attached.map(({ part }) => part),
    },
    searchText: searched.join(' ').replaceAll(/\s+/g, ' ').toLowerCase().slice(0, SEARCHED_LENGTH),
    inlineCount: inline.length,
    headers,
    partContent: (partId) => parts.find(({ part }) => part.PartID === partId),
  }
}
