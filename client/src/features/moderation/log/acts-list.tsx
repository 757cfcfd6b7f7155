import { actGroups } from '@debut/events/moderation/act-kinds.ts'
import type { LoggedAct } from '@debut/events/moderation/moderation-answers.ts'
import { reasonLabel } from '@debut/events/moderation/reason-labels.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ForModerators } from '../../../ui/for-moderators.tsx'
import { Link } from '../../../ui/link.tsx'
import { staffTextPath } from '../../../ui/moderation/staff-text-path.ts'
import { ACTS, UNNAMED } from './act-labels.ts'

export const ActsList = ({ acts }: { readonly acts: readonly LoggedAct[] }) => (
  <ol aria-label="Acts of moderation" className="grid">
    {acts.map((act) => (
      <Act key={act.actId} act={act} />
    ))}
  </ol>
)

const Act = ({ act }: { readonly act: LoggedAct }) => {
  const { actId, kind, at, of, undone } = act
  return (
    <li id={actId} className="grid gap-x-5 gap-y-1 border-b border-line-2 py-3.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <time dateTime={at} data-tip={`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`} className="text-[13.5px] text-ink-2 sm:pt-0.5">
        {dateLabel(at)}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[560]">
          {ACTS[kind]}
          {undone ? <Badge tone="outline">Taken back</Badge> : null}
        </p>
        <p className="text-[14px] wrap-anywhere text-ink-2">
          <Subject act={act} />
          <Reason act={act} />
        </p>
        {isAboutText(kind) ? (
          <ForModerators>
            <Link to={staffTextPath('act', actId)} className="quiet-link text-[13.5px] underline">
              Text and reports
            </Link>
          </ForModerators>
        ) : null}
        {of === null ? null : (
          <p className="text-[13.5px] text-ink-3">
            {kind === 'award-revised' ? 'Because of' : 'About'}:{' '}
            <Link to={`/moderation#${of.actId}`} className="quiet-link underline">
              {ACTS[of.kind]}
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}

const TEXTS: readonly string[] = actGroups.texts
const isAboutText = (kind: string) => TEXTS.includes(kind)

/** Why, and who or what decided it. */
const Reason = ({ act: { reason, by, rule } }: { readonly act: LoggedAct }) => (
  <>
    {reason === null ? 'By' : `${reasonLabel(reason)}, by`}{' '}
    {rule === null ? (
      by === 'rule' ? (
        'a rule'
      ) : (
        'a moderator'
      )
    ) : (
      <Link to="/transparency#rules" className="quiet-link underline">
        rule {rule} for boards
      </Link>
    )}
  </>
)

const Subject = ({ act: { subject } }: { readonly act: LoggedAct }) => {
  if (subject === null) return null
  const name = subject.name ?? UNNAMED[subject.kind]
  return (
    <>
      {subject.path === null ? (
        name
      ) : (
        <Link to={subject.path} className="quiet-link font-semibold text-ink">
          {name}
        </Link>
      )}
      {'. '}
    </>
  )
}
