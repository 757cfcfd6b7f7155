import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type EmailsAbout, readUnsubscribeToken, unsubscribeToken } from '@debut/events/notifications/unsubscribe-link.ts'

interface Genuine {
  readonly memberId: MemberId
  readonly about: EmailsAbout
}

export interface UnsubscribeLinks {
  url(memberId: MemberId, about: EmailsAbout): string
  /** Undefined where we did not make it, or it was changed since. */
  read(token: string): Genuine | undefined
}

/** They work without a session and never expire: who has the mail may end such mails, and nothing else. */
export const unsubscribeLinks = (secret: string, publicUrl: string): UnsubscribeLinks => {
  const sign = (memberId: MemberId, about: EmailsAbout) =>
    createHmac('sha256', secret).update(`unsubscribe ${memberId} ${about}`).digest('base64url')
  return {
    url: (memberId, about) =>
      new URL(`/unsubscribe/${unsubscribeToken({ memberId, about, signature: sign(memberId, about) })}`, publicUrl).href,
    read: (token) => {
      const link = readUnsubscribeToken(token)
      if (link === undefined) return undefined
      const [given, own] = [Buffer.from(link.signature), Buffer.from(sign(link.memberId, link.about))]
      return given.length === own.length && timingSafeEqual(given, own) ? { memberId: link.memberId, about: link.about } : undefined
    },
  }
}
