import * as z from 'zod/mini'
import { MemberId } from '../kernel/ids.ts'
import { MailedType } from './notification.ts'

/** What a link in an email switches off: one type, or all that a digest holds. */
export const EmailsAbout = z.enum([...MailedType.options, 'all'])
export type EmailsAbout = z.infer<typeof EmailsAbout>

export interface UnsubscribeLink {
  readonly memberId: MemberId
  readonly about: EmailsAbout
  readonly signature: string
}

/** One segment of an address. The browser reads in it what the link is for; only the server knows whether it is genuine. */
export const unsubscribeToken = ({ memberId, about, signature }: UnsubscribeLink): string => `${memberId}.${about}.${signature}`

export const readUnsubscribeToken = (token: string): UnsubscribeLink | undefined => {
  const [member, kind, signature = '', ...rest] = token.split('.')
  const [memberId, about] = [z.safeParse(MemberId, member).data, z.safeParse(EmailsAbout, kind).data]
  return memberId === undefined || about === undefined || signature === '' || rest.length > 0 ? undefined : { memberId, about, signature }
}
