import { tools as contract } from '@debut/events/tools/tools.ts'
import { handles } from '../handles.ts'
import { listTool } from './list-tool.ts'
import { planLaunch } from './plan-launch.ts'

export const tools = handles(contract, { commands: { ListTool: listTool, PlanLaunch: planLaunch } })
