import { WriteComment } from '@debut/events/discussion/discussion-commands.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import type { After } from '../../../../lib/commands/forms-slice.ts'
import { type OutboxState, selectOutbox } from '../../../../lib/commands/outbox-slice.ts'
import { useCommand } from '../../../../lib/commands/use-command.ts'
import type { StandsOn } from '../stands-on.ts'
import { TextForm } from './text-form.tsx'
import { useTyped } from './use-typed.ts'

export interface WriteProps {
  readonly on: StandsOn
  /** The comment that it replies to. */
  readonly parentId: string | null
  /** What the text is kept under until it is sent. */
  readonly place: string
  readonly begins?: string
  readonly label: string
  /** On the button that sends it. */
  readonly act: string
  /** What of the page it changes. */
  readonly changes: NonNullable<After['changes']>
  /** Whether the thread shows a comment as one that is in the log. */
  readonly isPublished: (commentId: string) => boolean
  readonly onSent: (commentId: string) => void
  readonly close: () => void
  /** Stands there while the comment is on its way. */
  readonly children?: ReactNode
}

/** Writes a comment. While that is on its way, the thread shows it and the form is gone; a refusal brings the form and its text back. */
export const WriteForm = ({
  on,
  parentId,
  place,
  begins = '',
  label,
  act,
  changes,
  isPublished,
  onSent,
  close,
  children = null,
}: WriteProps) => {
  const { typed, isEmpty, type, clear } = useTyped(place, begins)
  const { commentId, body } = typed
  const about = { postId: null, toolId: null, ...on }
  const refused = 'Your comment was not published'
  const { send, isBusy, isDone, problem, errors } = useCommand(`comment ${commentId}`, { changes, refused, saysRefusal: true })
  const isKeptToSend = useSelector((state: { readonly outbox: OutboxState }) =>
    selectOutbox(state).entries.some(({ payload, ...entry }) => entry.type === WriteComment.type && payload['commentId'] === commentId),
  )
  const leave = () => {
    clear()
    close()
  }
  const isSent = isDone || isPublished(commentId)
  const finish = useEffectEvent(leave)
  useEffect(() => {
    if (isSent) finish()
  }, [isSent])
  const publish = () => {
    if (send(WriteComment, { commentId, ...about, parentId, body })) onSent(commentId)
  }
  if (isBusy || isKeptToSend || isSent) return children
  return (
    <TextForm
      label={label}
      body={body}
      isEmpty={isEmpty}
      isWrong={'body' in errors}
      problem={problem}
      act={act}
      onType={type}
      onSend={publish}
      onLeave={leave}
    />
  )
}
