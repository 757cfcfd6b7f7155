import { instantAt, toInstant } from '@debut/events/kernel/instant.ts'
import { ActKind, actGroups } from '@debut/events/moderation/act-kinds.ts'
import { describe, expect, it } from 'vitest'
import { mailTemplates } from '../../identity/ports/mail/mail-templates.ts'
import { writeText } from '../../identity/ports/mail/write-text.ts'
import type { Decided } from './decided.ts'
import { writeDecisionMail } from './write-decision-mail.ts'

const publicUrl = 'https://debut.example'
const at = toInstant('2026-11-18T12:00:00Z')
const REASONS: Partial<Record<ActKind, string>> = { 'tool-held': 'first-tool', 'vote-held': 'ring', 'vote-voided': 'ring' }
const SUBJECTS: Readonly<Record<string, Decided['subject']>> = {
  post: { name: 'Three launches', path: '/posts/1' },
  comment: { name: 'Three launches', begins: 'Try Sunday', path: '/posts/1' },
  review: { name: 'Paperplane', begins: 'It folds itself', path: '/tool/paperplane?tab=reviews' },
  alternative: { name: 'Paperplane', other: 'Kite', path: '/tool/paperplane' },
  tool: { name: 'Paperplane', path: '/your-tools' },
}
const reasonFor = (kind: ActKind) => {
  if (kind.startsWith('member-')) return 'spam'
  return kind.startsWith('appeal-') || kind.endsWith('-kept')
    ? null
    : (REASONS[kind] ?? (/-(hidden|removed|rejected|disqualified)$/.test(kind) ? 'spam' : 'reviewed'))
}

const decided = (kind: ActKind, more: Partial<Decided> = {}): Decided => ({
  kind,
  at,
  reason: reasonFor(kind),
  byRule: false,
  mayAppeal: /-hidden$|^member-|vote-(held|voided)/.test(kind) && kind !== 'tool-hidden',
  subject:
    SUBJECTS[kind.split('-')[0] ?? ''] ?? (/^(vote|launch|award)/.test(kind) ? { name: 'Paperplane', path: '/tool/paperplane' } : {}),
  ...(kind.startsWith('member-') && !kind.startsWith('member-still-') && { note: 'You posted the same link\nin nine threads.' }),
  ...(/^member-(still-)?suspended$/.test(kind) && { until: instantAt(at.plus({ days: 7 }).toMillis()) }),
  ...(kind === 'tool-maker-removed' && { whom: 'ines', isReader: true }),
  ...(kind === 'tool-transferred' && { whom: 'noor' }),
  ...(kind === 'award-revised' && {
    board: { name: 'Board of 17 Nov 2026', path: '/?start=2026-11-17', place: { before: 2, after: 1 } },
  }),
  ...(kind.startsWith('appeal-') && { note: 'We looked again.', appealed: { ...decided('post-hidden') } }),
  ...more,
})

const mailOf = (...decisions: Decided[]) => {
  const payload = writeDecisionMail(decisions, { publicUrl })
  if (payload === undefined) throw new Error('nothing to say')
  const mail = mailTemplates.decision(payload)
  return { subject: mail.subject, text: writeText(mail, publicUrl) }
}

const aboutTags: ReadonlySet<string> = new Set(actGroups.tags)

describe.each(ActKind.options.filter((kind) => !aboutTags.has(kind)))('the mail about %s', (kind) => {
  it('says what was decided, why, and what the reader can do', () => {
    const { subject, text } = mailOf(decided(kind))
    expect(`Subject: ${subject}\n\n${text}`).toMatchSnapshot()
  })

  it('reads well where nothing is known any more of what it is about', () => {
    const { text } = mailOf(decided(kind, { subject: {}, reason: null, note: null, whom: undefined }))
    expect(text).not.toMatch(/undefined|null| {2}|\.\./)
  })
})

it('says of a text that a rule holds it, and that a moderator looks at it', () => {
  expect(mailOf(decided('comment-hidden', { byRule: true, reason: 'links' })).text).toMatchSnapshot()
})

it('has what followed from the answer to an appeal, and from a ban', () => {
  expect(mailOf(decided('appeal-overturned'), decided('post-shown')).text).toContain('Your post “Three launches” is visible to everyone.')
  expect(mailOf(decided('member-banned'), decided('vote-voided'), decided('vote-voided')).text).toContain('2 of your votes were voided.')
})

it('lists votes that were judged together', () => {
  const votes = ['Paperplane', 'Kite', 'Harbor'].map((name) =>
    decided('vote-held', { subject: { name, path: `/tool/${name.toLowerCase()}` } }),
  )
  const { subject, text } = mailOf(...votes)
  expect(`Subject: ${subject}\n\n${text}`).toMatchSnapshot()
})

it('is not written where there is nothing to say', () => {
  expect(writeDecisionMail([], { publicUrl })).toBeUndefined()
})
