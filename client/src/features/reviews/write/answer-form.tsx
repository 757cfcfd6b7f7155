import { AnswerReview } from '@debut/events/reviews/review-commands.ts'
import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { After } from '../../../lib/commands/forms-slice.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { roomForAnswer, wrongWithAnswer } from './review-length.ts'

interface Props {
  readonly reviewId: string
  /** Who wrote the review. */
  readonly reviewer: string
  /** As the page shows it. */
  readonly answer: { readonly body: string } | null
  readonly changes: NonNullable<After['changes']>
  /** On the button that sends it. */
  readonly act: string
  readonly close: () => void
}

/** Writes a maker's answer to a review, or changes it. */
export const AnswerForm = ({ reviewId, reviewer, answer, changes, act, close }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [before] = useState(answer?.body ?? '')
  const [body, setBody] = useState(before)
  const refused = 'Your answer was not posted'
  const { send, isBusy, isDone, problem, errors } = useCommand(`answer ${reviewId}`, { changes, refused, saysRefusal: true })
  useEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [])
  // The page shows the new text by then: the form never gives way to the old one.
  const isShown = isDone && answer !== null && answer.body !== before
  const finish = useEffectEvent(close)
  useEffect(() => {
    if (isShown) finish()
  }, [isShown])
  const isSame = body.trim() === before.trim()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isDone || isBusy) return
    if (before !== '' && isSame) close()
    else send(AnswerReview, { reviewId, body })
  }
  const press = ({ key, ctrlKey, metaKey, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
    // While characters are composed, these keys belong to that.
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
    if (key === 'Escape' && isSame) close()
  }
  const label = `Answer ${reviewer}’s review`
  return (
    <form className="review-form" onSubmit={submit} noValidate>
      <TextArea
        ref={area}
        label={label}
        hideLabel
        placeholder={label}
        name="body"
        rows={2}
        value={body}
        error={'body' in errors ? wrongWithAnswer(body) : undefined}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
        onKeyDown={press}
      />
      {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      <div className="review-form-foot">
        <p className="mr-auto text-[13px] text-ink-3 tabular-nums">{roomForAnswer(body) ?? 'Your answer is public.'}</p>
        <Button look="ghost" size="s" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" size="s" busy={isBusy || isDone}>
          {act}
        </Button>
      </div>
    </form>
  )
}
