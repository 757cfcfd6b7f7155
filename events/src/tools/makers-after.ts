import type { MemberId } from '../kernel/ids.ts'
import type { ToolEvent } from './tool-events.ts'

/** Who makes a tool, after one more event of its stream. */
export const makersAfter = (makers: readonly MemberId[], event: ToolEvent): readonly MemberId[] => {
  switch (event.type) {
    case 'ToolListed':
      return event.data.makers
    case 'MakerJoined':
      return joined(makers, event.data.memberId)
    case 'ToolTransferred':
      return joined(makers, event.data.ownerId)
    case 'MakerLeft':
      return makers.filter((maker) => maker !== event.data.memberId)
    case 'ToolEdited':
    case 'ToolHidden':
    case 'ToolShown':
    case 'ToolRemoved':
    case 'ToolModerated':
    case 'MakerInvited':
    case 'InvitationEnded':
    case 'SaleTermsChanged':
    case 'ToolPutUpForSale':
    case 'LaunchPlanned':
      return makers
  }
}

const joined = (makers: readonly MemberId[], memberId: MemberId) => (makers.includes(memberId) ? makers : [...makers, memberId])
