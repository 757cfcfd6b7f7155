import type { OwnActs } from '@debut/events/moderation/moderation-answers.ts'
import { reasonLabel } from '@debut/events/moderation/reason-labels.ts'
import { useSelector } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { useData } from '../../../lib/resources/use-resource.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Appeal } from '../../../ui/moderation/appeal.tsx'
import type { OfOwnTexts, UnlessHidden } from '../../../ui/moderation/of-own-texts.ts'
import { ownActs } from './own-acts.ts'

type Act = OwnActs['acts'][number]
type What = OfOwnTexts['what']

/** In the list of their own texts, what others can’t read of them: their authors alone see it. */
export const HiddenOwn = (props: OfOwnTexts) => (
  <OwnPart>
    <List {...props} />
  </OwnPart>
)

export const UnlessHiddenOwn: UnlessHidden = ({ children, ...props }) => (
  <OwnPart>
    <Unless {...props}>{children}</Unless>
  </OwnPart>
)

const useHidden = ({ memberId, what }: OfOwnTexts): readonly Act[] => {
  const isOwn = useSelector(selectMemberId) === memberId
  const { acts = [] } = useData(ownActs()) ?? {}
  return isOwn ? acts.filter(({ kind, hides }) => kind === `${what}-hidden` && hides !== null) : []
}

const Unless: UnlessHidden = ({ children, ...props }) => (useHidden(props).length === 0 ? children : null)

const List = (props: OfOwnTexts) => {
  const hidden = useHidden(props)
  if (hidden.length === 0) return null
  return (
    <ul
      aria-label={`Your ${props.what}s that others can’t read`}
      className={`mb-6 grid grid-cols-[minmax(0,1fr)] gap-3 ${props.what === 'post' ? '' : 'max-w-190'}`}
    >
      {hidden.map((act) => (
        <li key={act.actId} className="rounded-card border border-line-2 bg-surface px-4.5 py-4">
          <Hidden act={act} what={props.what} />
        </li>
      ))}
    </ul>
  )
}

const Hidden = ({ act, what }: { readonly act: Act; readonly what: What }) => {
  const { by, reason, at, hides, subject } = act
  const says = hides === '' || hides === null ? 'A picture' : hides
  const path = subject?.path ?? null
  return (
    <article aria-label={says}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[13.5px] text-ink-3">
        {by === 'rule' ? <Badge tone="note">Held for a moderator</Badge> : <Badge tone="bad">Hidden by moderators</Badge>}
        {what === 'post' ? null : <span>{subject?.name}</span>}
        {reason === null ? null : <span>{reasonLabel(reason)}</span>}
        <TimeAgo iso={at} />
      </p>
      <p className="mt-2 text-[15.5px]/[1.45] wrap-anywhere">{says}</p>
      <div className="mt-2 text-[14px] text-ink-2">
        {path === null ? (
          <Appeal appealable={act} about={`your ${what}`} changes={[ownActs()]} />
        ) : (
          <Link to={path} className="way-link">
            {PLACE[what]}
          </Link>
        )}
      </div>
    </article>
  )
}

const PLACE: Readonly<Record<What, string>> = {
  post: 'Open the post',
  comment: 'Open the comment',
  review: 'Open the review',
}
