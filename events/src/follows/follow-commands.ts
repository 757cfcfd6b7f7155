import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'

/** Members and tools that one member can follow. */
export const FOLLOWS_EACH = 5_000

/** The one who is followed; who follows is the one who sends it. */
export const FollowMember = defineCommand('FollowMember', { memberId: MemberId })
export const UnfollowMember = defineCommand('UnfollowMember', { memberId: MemberId }, { whileSanctioned: true })
export const FollowTool = defineCommand('FollowTool', { toolId: ToolId })
export const UnfollowTool = defineCommand('UnfollowTool', { toolId: ToolId }, { whileSanctioned: true })

/** Sent where a member blocks whom they follow. */
export const EndFollow = defineCommand('EndFollow', { memberId: MemberId, followedId: MemberId }, { who: 'process' })
