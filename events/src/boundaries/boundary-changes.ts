import {
  MemberBlocked,
  MemberMuted,
  MemberUnblocked,
  MemberUnmuted,
  ThreadMuted,
  ThreadUnmuted,
  ToolMuted,
  ToolUnmuted,
} from './boundary-events.ts'
import type { EventOf } from '../kernel/define-event.ts'

/** Words are none of them: they are sealed, and can't be read any more once their member is erased. */
export const boundaryForms = [
  MemberBlocked,
  MemberUnblocked,
  MemberMuted,
  MemberUnmuted,
  ThreadMuted,
  ThreadUnmuted,
  ToolMuted,
  ToolUnmuted,
] as const

/** A boundary and whether it holds from then on. The target is the id of a member, a post or a tool. */
export const boundaryChange = ({ type, data }: EventOf<(typeof boundaryForms)[number]>, position: number) => {
  const of = (kind: 'blocked' | 'muted' | 'thread' | 'tool', target: string, marked: boolean) => ({
    member_id: data.memberId,
    kind,
    target,
    position,
    marked,
  })
  switch (type) {
    case 'MemberBlocked':
    case 'MemberUnblocked':
      return of('blocked', data.blockedId, type === 'MemberBlocked')
    case 'MemberMuted':
    case 'MemberUnmuted':
      return of('muted', data.mutedId, type === 'MemberMuted')
    case 'ThreadMuted':
    case 'ThreadUnmuted':
      return of('thread', data.postId, type === 'ThreadMuted')
    case 'ToolMuted':
    case 'ToolUnmuted':
      return of('tool', data.toolId, type === 'ToolMuted')
  }
}
