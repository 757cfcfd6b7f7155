import * as z from 'zod/mini'
import { dated, IsoInstant } from '../kernel/answer-fields.ts'
import { ToolId } from './tool-card.ts'

export const INVITATION_DAYS = 14
export const INVITATIONS_A_DAY = 10
const LONGEST_EMAIL = 320

export const InviteByEmailBody = z.strictObject({
  toolId: ToolId,
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.trim().toLowerCase()),
    ),
    z.email({ error: 'Enter an email address, such as name@example.com' }).check(z.maxLength(LONGEST_EMAIL)),
  ),
})

const EmailInvitation = z.object({
  id: z.uuid(),
  /** The address without most of its name, such as `in…@debut.example`. */
  address: z.string(),
  invitedAt: IsoInstant,
  /** The time at which the address is deleted. */
  endsAt: IsoInstant,
})

/** The invitations to one tool that have no answer yet. */
export const EmailInvitations = z.object({ invitations: z.array(EmailInvitation) })
export type EmailInvitations = z.infer<typeof EmailInvitations>

/** Says whether the reader is invited as a maker, and by whom. It is null if they are not. */
export const OwnInvitation = dated({ invitation: z.nullable(z.object({ by: z.nullable(z.string()) })) })
export type OwnInvitation = z.infer<typeof OwnInvitation>

/** The answer is the same whether or not invitations were already stopped. */
export const InvitationsStopped = z.object({ stopped: z.literal(true) })
