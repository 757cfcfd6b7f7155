import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'

/** What comments stand under. */
export type Subject = { readonly postId: PostId; readonly toolId: null } | { readonly postId: null; readonly toolId: ToolId }

/** As tables and topics name its thread. */
export const threadName = ({ postId, toolId }: Subject): string => (postId === null ? `tool:${toolId}` : `post:${postId}`)

/** Undefined where that is no thread's name: each has one spelling. */
export const subjectOf = (name: string | undefined): Subject | undefined => {
  const [kind, id] = name?.split(':') ?? []
  const [postId, toolId] = [PostId.safeParse(id).data, ToolId.safeParse(id).data]
  const subjects = [
    ...(kind === 'post' && postId !== undefined ? [{ postId, toolId: null }] : []),
    ...(kind === 'tool' && toolId !== undefined ? [{ postId: null, toolId }] : []),
  ]
  return subjects.find((subject) => threadName(subject) === name)
}
