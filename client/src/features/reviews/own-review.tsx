import type { OwnReview as Own } from '@debut/events/reviews/review-answers.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { useResource } from '../../lib/resources/use-resource.ts'
import { selectIsMember, selectMemberId, type SessionState, signInWanted } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OwnReviewCard } from './own-review-card.tsx'
import { ownReviewOf } from './review-resources.ts'
import type { ReviewView } from './review-view.ts'
import { focusOn, OWN_HEADING } from './reviews-heading.ts'
import { starPath } from './star-path.ts'
import { hasKeptReview } from './write/kept-key.ts'
import { ReviewForm } from './write/late-forms.ts'

/** The reader's own review, or the form for it. A visitor signs in first, and returns. */
export const OwnReview = (view: ReviewView) => (
  <OwnPart>
    <OwnOrInvitation {...view} />
  </OwnPart>
)

const OwnOrInvitation = (view: ReviewView) => {
  const isMember = useSelector((state: { readonly session: SessionState }) => selectIsMember(state))
  return isMember ? <OfMember {...view} /> : <Invitation name={view.name} />
}

const Invitation = ({ name }: Pick<ReviewView, 'name'>) => {
  const dispatch = useDispatch()
  return (
    <Frame name={name} aside={<EmptyStars />}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[14.5px] text-ink-2">Say what you used it for, and what you’d tell a friend.</p>
        <Link to="/login" className={buttonClass('quiet', 'm')} onClick={() => dispatch(signInWanted())}>
          Sign in to review
        </Link>
      </div>
    </Frame>
  )
}

const OfMember = (view: ReviewView) => {
  const own = useResource(ownReviewOf({ toolId: view.toolId }))
  if (own.status === 'ready') return own.data.isMaker ? null : <Ready own={own.data} view={view} />
  if (own.status === 'loading') return <Waiting name={view.name} />
  return own.status === 'unreachable' ? (
    <Frame name={view.name}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[14.5px] text-ink-2">We can’t reach your own review right now. You can try again.</p>
        <Button look="quiet" className="needs-script" onClick={own.refetch}>
          Try now
        </Button>
      </div>
    </Frame>
  ) : null
}

const Ready = ({ own, view }: { readonly own: Own; readonly view: ReviewView }) => {
  const { review } = own
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state))
  const [isEditing, setIsEditing] = useState(false)
  const isForm = review === null || isEditing
  useFocusAfter(isForm)
  useEffect(() => {
    if (review !== null && hasKeptReview(memberId, view.toolId)) setIsEditing(true)
    // oxlint-disable-next-line react/exhaustive-deps -- looked at once for each reader, whatever is drawn meanwhile
  }, [memberId, view.toolId])
  if (!isForm) return <OwnReviewCard review={review} view={view} edit={() => setIsEditing(true)} />
  return (
    <Frame name={view.name}>
      <ReviewForm {...view} written={review} leave={isEditing ? () => setIsEditing(false) : undefined} />
    </Frame>
  )
}

/** To the heading, once the form or the button that had the focus is gone. */
const useFocusAfter = (isForm: boolean) => {
  const wasForm = useRef(isForm)
  useEffect(() => {
    if (wasForm.current !== isForm && document.activeElement === document.body) focusOn(OWN_HEADING)
    wasForm.current = isForm
  }, [isForm])
}

interface FrameProps {
  readonly name: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const Frame = ({ name, aside, children }: FrameProps) => (
  <section aria-labelledby={OWN_HEADING} className="review-own">
    <div className="review-own-head">
      <h2 id={OWN_HEADING} tabIndex={-1}>{`Have you used ${name}?`}</h2>
      {aside}
    </div>
    {children}
  </section>
)

const EmptyStars = () => (
  <svg viewBox="0 0 84 16" aria-hidden="true" className="stars h-6.5">
    <path d={starPath(5)} className="star-dim" />
  </svg>
)

const Waiting = ({ name }: Pick<ReviewView, 'name'>) => (
  <Frame name={name} aside={<EmptyStars />}>
    <Skeleton className="h-20 w-full" />
  </Frame>
)
