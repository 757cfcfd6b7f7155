import type { Clock } from '@debut/adapters/clock.ts'
import type { WriteMail } from '../../../kernel/write-mail.ts'
import { post } from './mail-queue.ts'

export const writeMail =
  (clock: Clock): WriteMail =>
  ({ to, memberId, mail, payload, expiresAt }, transaction) =>
    post(transaction, { userId: memberId ?? null, channel: 'email', recipient: to, template: mail, payload, expiresAt }, clock())
