import type { Review } from '@debut/events/reviews/review-answers.ts'
import { useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { useMounted } from '../../lib/page/use-mounted.ts'
import { useData } from '../../lib/resources/use-resource.ts'
import { selectMemberId, type SessionState } from '../../lib/session/session-slice.ts'
import { ForModerators } from '../../ui/for-moderators.tsx'
import { FlagIcon } from '../../ui/icons.tsx'
import { InLine } from '../../ui/in-line.tsx'
import { late } from '../../ui/late.tsx'
import { ReportAct } from '../../ui/report-act.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ownReviewOf } from './review-resources.ts'
import type { ReviewView } from './review-view.ts'
import { Answering } from './write/late-forms.ts'

const HideReviewDialog = late(async () => (await import('./moderation/hide-review-dialog.tsx')).HideReviewDialog)
const ReportReviewDialog = late(async () => (await import('./report-review-dialog.tsx')).ReportReviewDialog)

interface Props {
  readonly review: Review
  readonly helpful: number
  readonly view: ReviewView
}

/** What a reader can do about a review. */
export const ReviewActs = (props: Props) => (
  <OwnPart>
    <Acts {...props} />
  </OwnPart>
)

/** On the server these depend on no more than whether a member reads, so that few ways of drawing them serve all. */
const Acts = (props: Props) => {
  const isMounted = useMounted()
  const isOwn = useSelector((state: { readonly session: SessionState }) => selectMemberId(state) === props.review.author.memberId)
  return isMounted && isOwn ? <OnOwn {...props} /> : <OnOthers {...props} isMounted={isMounted} />
}

const OnOwn = ({ helpful }: Props) =>
  helpful === 0 ? null : <p className="review-acts">{`${helpful} ${helpful === 1 ? 'finds' : 'find'} your review helpful`}</p>

const OnOthers = ({ review, helpful, view, isMounted }: Props & { readonly isMounted: boolean }) => {
  const { reviewId, author } = review
  const what = `${author.username}’s review`
  return (
    <>
      <div className="review-acts">
        <HelpfulButton reviewId={reviewId} helpful={helpful} what={what} />
        <ReportAct
          authorId={author.memberId}
          name={what}
          icon={<FlagIcon />}
          dialog={(opened) => <ReportReviewDialog reviewId={reviewId} {...opened} />}
        />
        {isMounted ? (
          <InLine>
            <ForModerators>
              <HideReviewDialog reviewId={reviewId} name={what} after={{ changes: view.changes }} />
            </ForModerators>
          </InLine>
        ) : null}
      </div>
      {isMounted ? <ForMakers review={review} view={view} /> : null}
    </>
  )
}

/** While there is no answer. */
const ForMakers = ({ review, view: { toolId, changes } }: Pick<Props, 'review' | 'view'>) => {
  const { isMaker = false } = useData(ownReviewOf({ toolId })) ?? {}
  return isMaker && review.answer === null ? <Answering review={review} changes={changes} /> : null
}
