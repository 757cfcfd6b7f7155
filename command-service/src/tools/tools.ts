import { tools as contract } from '@debut/events/tools/tools.ts'
import { handles } from '../kernel/handled.ts'
import { editTool } from './edit-tool.ts'
import { listOwnTool, listTool } from './list-tool.ts'
import { moderateMakers, moderateTool } from './moderate-tool.ts'
import * as own from './own-tool.ts'
import { passOnTools } from './pass-on-tools.ts'
import { planLaunch } from './plan-launch.ts'

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
  processes: [passOnTools],
})
