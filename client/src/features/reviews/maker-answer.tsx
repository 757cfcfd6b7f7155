import type { Review } from '@debut/events/reviews/review-answers.ts'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { useMounted } from '../../lib/page/use-mounted.ts'
import { selectMemberId, type SessionState } from '../../lib/session/session-slice.ts'
import { Link } from '../../ui/link.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { MemberName } from '../../ui/member-name.tsx'
import { UnlessSilenced } from '../../ui/unless-silenced.tsx'
import type { ReviewView } from './review-view.ts'
import { Answering } from './write/late-forms.ts'

interface Props {
  readonly answer: NonNullable<Review['answer']>
  /** What it answers. */
  readonly review: Review
  readonly view: ReviewView
}

/** What a maker answers. Its author can change it where it stands. */
export const MakerAnswer = ({ answer, review, view }: Props) => (
  <div className="review-answer">
    <UnlessSilenced what="answer" by={answer.author.memberId} says={[answer.body]}>
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-[12.5px] text-ink-3">
        <Link to={`/profile/${answer.author.username}`} className="quiet-link max-w-full min-w-0 text-[14px] font-[620] text-ink">
          <MemberName member={answer.author} />
        </Link>
        <span>
          maker · <TimeAgo iso={answer.at} />
        </span>
      </p>
      <Markdown text={answer.body} />
    </UnlessSilenced>
    <OwnPart>
      <IfOwn authorId={answer.author.memberId}>
        <Answering review={review} changes={view.changes} />
      </IfOwn>
    </OwnPart>
  </div>
)

const IfOwn = ({ authorId, children }: { readonly authorId: string; readonly children: ReactNode }) => {
  const isOwn = useSelector((state: { readonly session: SessionState }) => selectMemberId(state) === authorId)
  return useMounted() && isOwn ? children : null
}
