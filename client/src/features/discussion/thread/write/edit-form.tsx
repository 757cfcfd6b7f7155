import { EditComment } from '@debut/events/discussion/discussion-commands.ts'
import { asWritten } from '@debut/events/discussion/mentions.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { After } from '../../../../lib/commands/forms-slice.ts'
import { useCommand } from '../../../../lib/commands/use-command.ts'
import { TextForm } from './text-form.tsx'
import { editPlace } from './places.ts'
import { useTyped } from './use-typed.ts'

interface Props {
  readonly commentId: string
  /** As it was answered, with links to those who are mentioned. */
  readonly body: string
  readonly changes: NonNullable<After['changes']>
  readonly close: () => void
  /** The comment as readers see it, shown while the edit is on its way. */
  readonly children: ReactNode
}

/** Edits a comment in its place. */
export const EditForm = ({ commentId, body, changes, close, children }: Props) => {
  const written = asWritten(body)
  const { typed, isEmpty, type, clear } = useTyped(editPlace(commentId), written)
  const refused = 'Your comment stays as it was'
  const { send, isBusy, isDone, problem, errors } = useCommand(`edit ${commentId}`, { changes, refused, saysRefusal: true })
  const leave = () => {
    clear()
    close()
  }
  const finish = useEffectEvent(leave)
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  if (isBusy || isDone) return children
  const save = () => {
    if (isEmpty) leave()
    else send(EditComment, { commentId, body: typed.body })
  }
  return (
    <TextForm
      label="Edit your comment"
      body={typed.body}
      isEmpty={isEmpty}
      isWrong={'body' in errors}
      problem={problem}
      act="Save"
      onType={type}
      onSend={save}
      onLeave={leave}
    />
  )
}
