import type { Review } from '@debut/events/reviews/review-answers.ts'
import { useState } from 'react'
import type { After } from '../../../lib/commands/forms-slice.ts'
import { AnswerForm } from './answer-form.tsx'
import { DeleteAnswerButton } from './delete-answer.tsx'

interface Props {
  readonly review: Pick<Review, 'reviewId' | 'author' | 'answer'>
  readonly changes: NonNullable<After['changes']>
}

/** For a maker: answers a review, or changes and deletes their answer. */
export const Answering = ({ review: { reviewId, author, answer }, changes }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const reviewer = author.username
  const close = () => setIsOpen(false)
  const open = () => setIsOpen(true)
  if (isOpen)
    return (
      <AnswerForm
        reviewId={reviewId}
        reviewer={reviewer}
        answer={answer}
        changes={changes}
        act={answer === null ? 'Answer' : 'Save'}
        close={close}
      />
    )
  return answer === null ? (
    <button type="button" className="review-answer-begin" aria-label={`Answer ${reviewer}’s review`} onClick={open}>
      Answer
    </button>
  ) : (
    <div className="review-acts">
      <button type="button" className="text-act" aria-label={`Edit your answer to ${reviewer}`} onClick={open}>
        Edit
      </button>
      <DeleteAnswerButton reviewId={reviewId} reviewer={reviewer} changes={changes} />
    </div>
  )
}
