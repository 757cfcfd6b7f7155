import { bornAt } from '@debut/events/kernel/ids.ts'
import type { DeleteComment, EditComment, HideComment, WriteComment } from '@debut/events/discussion/discussion-commands.ts'
import { isoAt } from '../../../lib/clock/instants.ts'
import type { Command } from '../../../lib/commands/outbox-entry.ts'
import { topicOf } from './stands-on.ts'

type Types = readonly [
  (typeof WriteComment)['type'],
  (typeof EditComment)['type'],
  (typeof DeleteComment)['type'],
  (typeof HideComment)['type'],
]
const [WRITE, EDIT, DELETE, HIDE]: Types = ['WriteComment', 'EditComment', 'DeleteComment', 'HideComment']

interface OfComment {
  readonly commentId: string
  readonly commandId: string
  /** Where the log has it; undefined while it is on its way. */
  readonly position?: number
}

export type Written = OfComment & {
  readonly kind: 'written'
  /** The topic of the thread. */
  readonly thread: string
  readonly parentId: string | null
  readonly body: string
  readonly at: string
}

/** What the reader did to a comment, as far as it shows. */
export type CommentAct =
  | Written
  | (OfComment & { readonly kind: 'edited'; readonly body: string })
  | (OfComment & { readonly kind: 'deleted' | 'hidden' })

type Sent = Pick<Command, 'commandId' | 'type' | 'payload'> & { readonly position?: number }

/** Undefined for every other command. Commands are read by hand: what checks them is code that most readers do without. */
export const actIn = ({ commandId, type, payload, position }: Sent): CommentAct | undefined => {
  const { commentId, body, parentId } = payload
  if (typeof commentId !== 'string') return undefined
  const act = { commentId, commandId, ...(position !== undefined && { position }) }
  switch (type) {
    case WRITE:
      return typeof body === 'string'
        ? { ...act, kind: 'written', thread: threadIn(payload), parentId: textIn(parentId), body, at: isoAt(bornAt(commandId)) }
        : undefined
    case EDIT:
      return typeof body === 'string' ? { ...act, kind: 'edited', body } : undefined
    case DELETE:
      return { ...act, kind: 'deleted' }
    case HIDE:
      return { ...act, kind: 'hidden' }
    default:
      return undefined
  }
}

const textIn = (field: unknown) => (typeof field === 'string' ? field : null)

const threadIn = ({ postId, toolId }: Sent['payload']) =>
  topicOf(typeof postId === 'string' ? { postId } : { toolId: textIn(toolId) ?? '' })

/** An answer may not hold it yet. */
export const isSince = ({ position = Infinity }: CommentAct, answeredAt: number): boolean => position > answeredAt
