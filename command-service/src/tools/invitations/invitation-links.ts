import { createHmac, timingSafeEqual } from 'node:crypto'

export interface InvitationLinks {
  /** Returns the address where the owner of a mailbox ends all invitations to it. */
  stop(hash: Buffer): string
  /** It is undefined if we did not make the link, or if it was changed since. */
  read(token: string): Buffer | undefined
}

/** The links contain only the keyed hash of the mailbox. They still work when the address is deleted, and never expire. */
export const invitationLinks = (secret: string, publicUrl: string): InvitationLinks => {
  const sign = (hash: string) => createHmac('sha256', secret).update(`stop invitations ${hash}`).digest('base64url')
  return {
    stop: (bytes) => {
      const hash = bytes.toString('base64url')
      return new URL(`/stop-invitations/${hash}.${sign(hash)}`, publicUrl).href
    },
    read: (token) => {
      const [hash = '', signature = '', ...rest] = token.split('.')
      const [given, own] = [Buffer.from(signature), Buffer.from(sign(hash))]
      return rest.length === 0 && given.length === own.length && timingSafeEqual(given, own) ? Buffer.from(hash, 'base64url') : undefined
    },
  }
}
