import { type ContactId, LONGEST_MESSAGE } from '@debut/events/support/contact-form.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectMemberId, type SessionState } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { replyRequested, selectInbox } from './inbox-slice.ts'
import { keptReplies } from './kept-reply.ts'

interface Props {
  readonly id: ContactId
  readonly revision: number
  readonly email: string
}

export const ReplyForm = ({ id, revision, email }: Props) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state)) ?? ''
  const at = { memberId, place: id }
  // It is drawn in browsers alone: only they ask for messages.
  const [text, setText] = useState(() => keptReplies.read(at) ?? '')
  const [error, setError] = useState<string>()
  const { busy, problem, replied } = useSelector(selectInbox)
  const dispatch = useDispatch()
  const known = useRef(replied)
  const change = (next: string) => {
    setText(next)
    setError(undefined)
    if (next === '') keptReplies.drop(at)
    else keptReplies.write(at, next)
  }
  useEffect(() => {
    if (known.current === replied) return
    known.current = replied
    change('')
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { length } = text.trim()
    if (busy !== null) return
    if (length === 0) setError('Write a reply.')
    else if (length > LONGEST_MESSAGE) setError(`Use at most ${grouped(LONGEST_MESSAGE)} characters. You have ${grouped(length)}.`)
    else dispatch(replyRequested({ id, revision, text }))
  }
  return (
    <form noValidate aria-label="Reply" className="grid gap-3" onSubmit={submit}>
      <TextArea
        label="Your reply"
        rows={6}
        dir="auto"
        hint={`Sent by email to ${email}, without your name.`}
        error={error ?? (problem?.id === id ? problem.text : undefined)}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Button type="submit" className="justify-self-start" busy={busy === 'reply'}>
        Send reply
      </Button>
    </form>
  )
}
