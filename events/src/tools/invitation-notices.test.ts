import { toInstant } from '../kernel/instant.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { noticesOf } from '../notices-of.ts'
import { expect, it } from 'vitest'
import { EmailInvitationEnded, InvitedByEmail } from './invitee-events.ts'
import { ToolId } from './tool-card.ts'
import { InvitationEnded, MakerInvited, MakerJoined } from './tool-events.ts'

const [ines, noor] = ['11', '12'].map((end) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c${end}`)) as [MemberId, MemberId]
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')

const noticed = (event: { readonly type: string; readonly data: object }, actor: MemberId) => {
  const envelope = { actor, at: toInstant('2026-11-20T12:00:00Z') } as never
  return noticesOf({ stream: 'tool-1', revision: 1, position: LogPosition.parse(1), event, envelope }).map(
    ({ recipientId, actorId, payload }) => ({ to: recipientId, by: actorId, says: payload.answer ?? 'invited' }),
  )
}

it('notifies who is invited, and who invited them of the answer, but of nothing that was taken back', () => {
  expect(noticed(MakerInvited({ toolId, memberId: noor, by: ines }), ines)).toEqual([{ to: noor, by: ines, says: 'invited' }])
  expect(noticed(MakerJoined({ toolId, memberId: noor, invitedBy: ines }), noor)).toEqual([{ to: ines, by: noor, says: 'accepted' }])
  const ended = (by: MemberId) => InvitationEnded({ toolId, memberId: noor, by, invitedBy: ines })
  expect(noticed(ended(noor), noor)).toEqual([{ to: ines, by: noor, says: 'declined' }])
  expect(noticed(ended(ines), ines)).toEqual([])
})

it('names the member behind an address only once they accept', () => {
  const ended = (how: 'accepted' | 'declined' | 'over') => EmailInvitationEnded({ memberId: noor, toolId, invitedBy: ines, how })
  expect(noticed(InvitedByEmail({ memberId: noor, toolId, by: ines }), ines)).toEqual([{ to: noor, by: ines, says: 'invited' }])
  expect(noticed(ended('declined'), noor)).toEqual([{ to: ines, by: null, says: 'declined' }])
  // The notice comes from `MakerJoined`.
  expect(noticed(ended('accepted'), noor)).toEqual([])
  expect(noticed(ended('over'), ines)).toEqual([])
})

it('notifies a member once of all invitations to one product, by name and by email', () => {
  const envelope = { actor: ines, at: toInstant('2026-11-20T12:00:00Z') } as never
  const idOf = (event: { readonly type: string; readonly data: object }, revision: number) =>
    noticesOf({ stream: 'tool-1', revision, position: LogPosition.parse(1), event, envelope })[0]?.id
  const first = idOf(MakerInvited({ toolId, memberId: noor, by: ines }), 1)
  expect(first).toBeDefined()
  expect(idOf(MakerInvited({ toolId, memberId: noor, by: ines }), 5)).toBe(first)
  expect(idOf(InvitedByEmail({ memberId: noor, toolId, by: ines }), 0)).toBe(first)
})
