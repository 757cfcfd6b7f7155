import { tools as contract } from '@debut/events/tools/tools.ts'
import { handles } from '../kernel/handled.ts'
import { editTool } from './edit-tool.ts'
import { deliverInvitations } from './invitations/deliver-invitations.ts'
import { invitationRoutes } from './invitations/invite-by-email.ts'
import { keptInvitations } from './invitations/kept-invitations.ts'
import { listOwnTool, listTool } from './list-tool.ts'
import { moderateMakers, moderateTool } from './moderate-tool.ts'
import * as own from './own-tool.ts'
import { passOnTools } from './pass-on-tools.ts'
import { planLaunch } from './plan-launch.ts'
import { listedMatter, makersMatter, moderatedMatter, toolMatter } from './tool-matter.ts'

export const tools = handles(contract, {
  commands: {
    ListTool: listTool,
    ListOwnTool: listOwnTool,
    EditTool: editTool,
    HideTool: own.hideTool,
    ShowTool: own.showTool,
    RemoveTool: own.removeTool,
    TransferTool: own.transferTool,
    InviteMaker: own.inviteMaker,
    AcceptInvitation: own.acceptInvitation,
    EndInvitation: own.endInvitation,
    RemoveMaker: own.removeMaker,
    ModerateTool: moderateTool,
    ModerateMakers: moderateMakers,
    PutUpForSale: own.putUpForSale,
    PlanLaunch: planLaunch,
  },
  matters: { ListTool: listedMatter, ModerateTool: moderatedMatter, ModerateMakers: makersMatter, PutUpForSale: toolMatter },
  routes: [invitationRoutes],
  processes: [passOnTools, deliverInvitations],
  keeps: [keptInvitations],
})
