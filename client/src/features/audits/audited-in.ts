import { isoAt } from '../../lib/clock/instants.ts'
import { momentInLosAngeles } from '../../lib/clock/moment-in-los-angeles.ts'

export const subjects = ['tool', 'day', 'range', 'member'] as const
export type Subject = (typeof subjects)[number]

/** What an address asks about: links from boards, products and profiles bring theirs along. */
export const subjectIn = (search: URLSearchParams): Subject =>
  search.has('member') ? 'member' : search.has('from') ? 'range' : search.has('day') ? 'day' : 'tool'

type Read = { readonly audited: { readonly subject: Subject } & Readonly<Record<string, string>> } | { readonly wrong: 'moment' }

/** What is to be recounted, as the fields of the form have it. */
export const auditedIn = (subject: Subject, fields: FormData): Read => {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const moment = momentInLosAngeles(text('asOf'))
  if (text('asOf') !== '' && moment === undefined) return { wrong: 'moment' }
  const asOf: Readonly<Record<string, string>> = moment === undefined ? {} : { asOf: isoAt(moment) }
  switch (subject) {
    case 'tool':
      return { audited: { subject, tool: text('tool').replace(/^.*\/tool\/([^/?#]+).*$/, '$1'), ...asOf } }
    case 'day':
      return { audited: { subject, day: text('day'), ...asOf } }
    case 'range':
      return { audited: { subject, from: text('from'), to: text('to'), ...asOf } }
    case 'member':
      return {
        audited: {
          subject,
          username: text('member')
            .replace(/^.*(@|\/profile\/)/, '')
            .toLowerCase(),
          ...asOf,
        },
      }
  }
}
