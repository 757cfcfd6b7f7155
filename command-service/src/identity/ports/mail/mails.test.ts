import { describe, expect, it } from 'vitest'
import { mailTemplates } from './mail-templates.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

const siteUrl = 'https://debut.example'
const whole = {
  code: '123456',
  good_for: '10 minutes',
  link: 'https://debut.example/auth/v1/verify?token=abc&type=signup',
  site_url: siteUrl,
  new_email: 'new@ines.example',
  provider: 'GitHub',
  factor_type: 'totp',
  friendly_name: 'Phone',
  tool: 'Paperplane',
  tagline: 'Send a note that folds itself',
  page: 'https://debut.example/tool/paperplane',
  heading: 'ines replied to your comment',
  items: JSON.stringify([
    { says: 'ines replied to your comment', quote: 'Fourteen days', href: 'https://debut.example/posts/1#comment-2' },
    { says: 'noor mentioned you', href: 'https://debut.example/posts/1' },
  ]),
  paragraphs: JSON.stringify(['Your post “Three launches” was hidden. Only you and moderators can see it.', 'Reason: Off topic.']),
  label: 'Read the reply',
  because: 'You get this email because your settings include replies.',
  unsubscribe: 'https://debut.example/unsubscribe/a.comment_reply.b',
  settings: 'https://debut.example/settings/communication',
  reference: 'C-7KQ2-M4XP',
  topic: 'A launch',
  message: 'Can we move our launch?',
  text: 'Yes: open it under Your tools.',
  thread: 'one two',
  by: 'ines',
  join: 'https://debut.example/signup',
  until: '14 Dec 2026',
  stop: 'https://debut.example/stop-invitations/a.b',
}
const templates = Object.entries(mailTemplates)

describe.each(templates)('the mail "%s"', (_, template) => {
  it('reads the same in both its forms', () => {
    const mail = template(whole)
    const text = writeText(mail, siteUrl)
    const html = writeHtml(mail, siteUrl)
    const items = (mail.items ?? []).flatMap(({ says, quote, href }) => [says, quote, href])
    for (const said of [
      mail.heading,
      ...mail.paragraphs,
      ...items,
      mail.choices?.unsubscribe,
      mail.choices?.settings,
      mail.otherwise,
      mail.code,
      mail.action?.label,
    ]) {
      if (said === undefined) continue
      expect(text).toContain(said)
      expect(html.replaceAll('&#39;', "'")).toContain(said)
    }
    expect(text).toMatchSnapshot()
  })

  it('can be written with nothing to fill it with, and never says "undefined"', () => {
    const mail = template({})
    expect(writeText(mail, siteUrl) + writeHtml(mail, siteUrl) + mail.subject).not.toContain('undefined')
  })

  it('takes whatever it is filled with for text, never for markup or for a header', () => {
    const text = `"><img src=x onerror=alert(1)>\r\nBcc: all@ines.example`
    const items = JSON.stringify([{ says: text, quote: text, href: text }])
    const evil = { ...Object.fromEntries(Object.keys(whole).map((name) => [name, text])), items, paragraphs: JSON.stringify([text]) }
    const html = writeHtml(template({ ...evil, site_url: siteUrl }), siteUrl)
    expect(html).not.toContain('<img')
  })

  it('fetches nothing from anywhere', () => {
    const html = writeHtml(template(whole), siteUrl)
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/)
  })
})
