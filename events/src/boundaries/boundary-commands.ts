import { PostId } from '../discussion/discussion-form.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { MutedWord, WordId } from './muted-word.ts'

/** The one who is blocked or muted; whose boundary it is sends it. */
export const BlockMember = defineCommand('BlockMember', { memberId: MemberId }, { whileSanctioned: true })
export const UnblockMember = defineCommand('UnblockMember', { memberId: MemberId }, { whileSanctioned: true })
export const MuteMember = defineCommand('MuteMember', { memberId: MemberId }, { whileSanctioned: true })
export const UnmuteMember = defineCommand('UnmuteMember', { memberId: MemberId }, { whileSanctioned: true })
export const MuteThread = defineCommand('MuteThread', { postId: PostId }, { whileSanctioned: true })
export const UnmuteThread = defineCommand('UnmuteThread', { postId: PostId }, { whileSanctioned: true })
export const MuteTool = defineCommand('MuteTool', { toolId: ToolId }, { whileSanctioned: true })
export const UnmuteTool = defineCommand('UnmuteTool', { toolId: ToolId }, { whileSanctioned: true })
export const MuteWord = defineCommand('MuteWord', { wordId: WordId, word: MutedWord }, { whileSanctioned: true })
export const UnmuteWord = defineCommand('UnmuteWord', { wordId: WordId }, { whileSanctioned: true })
