import { createHmac, timingSafeEqual } from 'node:crypto'

export interface InvitationLinks {
  /** Where the owner of a mailbox ends all invitations to it. */
  stop(hash: Buffer): string
  /** Undefined where we did not make it, or it was changed since. */
  read(token: string): Buffer | undefined
}

/** They hold the keyed hash of the mailbox and no more, so they work when its address is deleted, and never expire. */
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
