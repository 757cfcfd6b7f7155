import { PostId } from '../discussion/discussion-form.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { MutedWord, WordId } from './muted-word.ts'

/** The one who is blocked or muted; whose boundary it is sends it. */
export const BlockMember = defineCommand('BlockMember', { memberId: MemberId })
export const UnblockMember = defineCommand('UnblockMember', { memberId: MemberId })
export const MuteMember = defineCommand('MuteMember', { memberId: MemberId })
export const UnmuteMember = defineCommand('UnmuteMember', { memberId: MemberId })
export const MuteThread = defineCommand('MuteThread', { postId: PostId })
export const UnmuteThread = defineCommand('UnmuteThread', { postId: PostId })
export const MuteTool = defineCommand('MuteTool', { toolId: ToolId })
export const UnmuteTool = defineCommand('UnmuteTool', { toolId: ToolId })
export const MuteWord = defineCommand('MuteWord', { wordId: WordId, word: MutedWord })
export const UnmuteWord = defineCommand('UnmuteWord', { wordId: WordId })
