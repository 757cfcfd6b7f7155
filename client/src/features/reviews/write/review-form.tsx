import { DeleteReview, WriteReview } from '@debut/events/reviews/review-commands.ts'
import type { OwnReview } from '@debut/events/reviews/review-answers.ts'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { selectMemberId, type SessionState } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { InLine } from '../../../ui/in-line.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { ReviewView } from '../review-view.ts'
import { type Begun, reviewsOfDevice } from './kept-reviews.ts'
import { roomFor, wrongWith } from './review-length.ts'
import { StarChoice } from './star-choice.tsx'

interface Props extends ReviewView {
  /** What the reader wrote before, where they change it. */
  readonly written: OwnReview['review']
  /** Goes without a change; there is no other place to go to while nothing is written. */
  readonly leave: (() => void) | undefined
}

/** Writes a review or changes it. What is typed stays on the device until it is sent. */
export const ReviewForm = ({ toolId, name, changes, written, leave }: Props) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state)) ?? ''
  const at = { memberId, place: toolId }
  const [before] = useState<Begun>({ rating: written?.rating ?? null, body: written?.body ?? '' })
  const [typed, setTyped] = useState(() => reviewsOfDevice.read(at) ?? before)
  const refused = written === null ? 'Your review was not posted' : 'Your review stays as it was'
  const { send, isBusy, isDone, problem, errors } = useCommand(`review ${toolId}`, { changes, refused, saysRefusal: true })
  const isSame = (one: Begun) => one.body.trim() === before.body.trim() && one.rating === before.rating
  const type = (change: Partial<Begun>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (isSame(next)) reviewsOfDevice.drop(at)
    else reviewsOfDevice.write(at, next)
  }
  const close = () => {
    reviewsOfDevice.drop(at)
    leave?.()
  }
  // The page shows the new text by then: the form never gives way to the old one.
  const isShown = isDone && written !== null && !isSame(written)
  const finish = useEffectEvent(close)
  useEffect(() => {
    if (isDone) reviewsOfDevice.drop({ memberId, place: toolId })
  }, [isDone, memberId, toolId])
  useEffect(() => {
    if (isShown) finish()
  }, [isShown])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isDone || isBusy) return
    if (written !== null && isSame(typed)) close()
    else send(WriteReview, { toolId, ...typed })
  }
  return (
    <form className="review-form" onSubmit={submit} noValidate>
      <StarChoice
        rating={typed.rating}
        error={'rating' in errors && typed.rating === null ? 'Choose how many stars you give it.' : undefined}
        onChoose={(rating) => type({ rating })}
      />
      <TextArea
        label={`Your review of ${name}`}
        hideLabel
        placeholder="How did you use it, and what would you tell a friend?"
        name="body"
        rows={3}
        value={typed.body}
        error={'body' in errors ? wrongWith(typed.body) : undefined}
        onChange={({ currentTarget }) => type({ body: currentTarget.value })}
      />
      {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      <div className="review-form-foot">
        <p className="mr-auto text-[13px] text-ink-3 tabular-nums">{roomFor(typed.body) ?? 'Markdown works here.'}</p>
        {leave === undefined ? null : (
          <Button look="ghost" onClick={close}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isBusy || isDone} className="bg-lime! text-on-lime!">
          {written === null ? 'Post review' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

export const DeleteReviewButton = ({ toolId, name, changes }: ReviewView) => {
  const { send, isBusy } = useCommand(`delete review ${toolId}`, { changes, refused: 'Your review was not deleted' })
  return (
    <InLine>
      <ConfirmDialog
        label="Delete"
        fullLabel="Delete your review"
        look="ghost"
        busy={isBusy}
        title="Delete your review?"
        text={`Your stars no longer count for ${name}, and an answer to your review goes with it. You can write another one.`}
        act="Delete"
        actLook="danger"
        leave="Keep it"
        onAct={() => void send(DeleteReview, { toolId }, { title: 'Your review is deleted' })}
      />
    </InLine>
  )
}
