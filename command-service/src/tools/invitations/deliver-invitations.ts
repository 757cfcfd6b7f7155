import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { INVITATION_DAYS } from '@debut/events/tools/invitation-answers.ts'
import { inviteeStream } from '@debut/events/tools/invitee-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Handle } from '../../kernel/handle.ts'
import { defineProcess, type Work } from '../../kernel/processes/define-process.ts'
import type { WriteMail } from '../../kernel/write-mail.ts'
import type { InvitationLinks } from './invitation-links.ts'
import type { Expired, Invitation, InvitationRows } from './invitation-rows.ts'
import { invitee } from './invitee.ts'

const LOOK_MS = 1_000
const SWEEP_MS = 60 * 60_000
const WORTH_SENDING_FOR = { days: 3 }

interface Parts {
  readonly invitationRows: InvitationRows
  readonly invitationLinks: InvitationLinks
  readonly handle: Handle
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
  readonly writeMail: WriteMail
  readonly publicUrl: string
  readonly clock: Clock
}

/**
 * Delivers email invitations. Members whose confirmed address was invited are notified, even if they sign up later; addresses without an
 * account get a mail. Invitations are deleted after 14 days.
 */
export const deliverInvitations = defineProcess({
  name: 'deliver-invitations',
  runs: 'once',
  every: [
    {
      ms: LOOK_MS,
      run: async (parts: Parts, work) => {
        for (const invitation of await parts.invitationRows.found()) await notify(invitation, parts, work)
        for (const invitation of await parts.invitationRows.undelivered()) await mail(invitation, parts)
      },
    },
    { ms: SWEEP_MS, run: (parts: Parts, work) => endExpired(parts, work) },
  ],
})

const causeOf = ({ id, createdAt }: Expired) => ({ of: `maker invitation ${id}`, at: createdAt })

/** It is undefined if the invitation is void, because the tool is hidden or its sender no longer makes it. */
const toolOf = async ({ toolId, by }: Invitation, { handle, clock }: Parts) => {
  const tool = await handle.read(toolFacts, toolStream(toolId), { at: clock() })
  return tool.shown && tool.makers.includes(by) ? tool : undefined
}

const notify = async (
  invitation: Invitation & { readonly memberId: MemberId },
  parts: Parts,
  { act }: Pick<Work<unknown>, 'act'>,
): Promise<void> => {
  const { invitationRows: rows, handle, clock } = parts
  const { memberId, toolId, by } = invitation
  const at = clock()
  // The account becomes a member a moment later.
  if (!(await handle.read(membership, memberStream(memberId), { at })).registered) return
  const tool = await toolOf(invitation, parts)
  if (tool === undefined) return rows.end([invitation.id])
  if (!tool.makers.includes(memberId) && !tool.invited.includes(memberId))
    await act(invitee, inviteeStream(memberId), { type: 'InviteByEmail', memberId, toolId, by }, causeOf(invitation))
  await rows.matched(invitation, memberId, at)
}

const mail = async (invitation: Invitation, parts: Parts): Promise<void> => {
  const { invitationRows: rows, invitationLinks, usernameOf, writeMail, publicUrl, clock } = parts
  const { by, address, hash, createdAt } = invitation
  const at = clock()
  const tool = await toolOf(invitation, parts)
  if (tool === undefined) return rows.end([invitation.id])
  const [username, unwanted] = await Promise.all([usernameOf(by), rows.isUnwanted(hash)])
  const isWanted = !unwanted && username !== undefined && tool.card !== undefined
  const payload = {
    by: username ?? '',
    tool: tool.card?.name ?? '',
    page: new URL(`/tool/${tool.card?.slug ?? ''}`, publicUrl).href,
    join: new URL('/signup', publicUrl).href,
    until: createdAt.plus({ days: INVITATION_DAYS }).toFormat('d LLL yyyy'),
    stop: invitationLinks.stop(hash),
  }
  const write = { to: address, memberId: by, mail: 'maker_invitation', payload, expiresAt: at.plus(WORTH_SENDING_FOR) } as const
  await rows.deliver(invitation, at, isWanted ? (transaction) => writeMail(write, transaction) : undefined)
}

const endExpired = async ({ invitationRows: rows, clock }: Parts, { act, signal }: Work<unknown>): Promise<void> => {
  for (let expired = await rows.expired(clock()); expired.length > 0; expired = await rows.expired(clock())) {
    signal.throwIfAborted()
    for (const invitation of expired) {
      const { memberId, toolId } = invitation
      if (memberId === null) continue
      const cause = { ...causeOf(invitation), of: `end of maker invitation ${invitation.id}` }
      await act(invitee, inviteeStream(memberId), { type: 'EndEmailInvitation', memberId, toolId, how: 'over' }, cause)
    }
    await rows.delete(expired.map(({ id }) => id))
  }
}
