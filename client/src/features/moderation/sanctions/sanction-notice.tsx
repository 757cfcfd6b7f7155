import type { OwnSanction } from '@debut/events/moderation/moderation-answers.ts'
import { RULES } from '@debut/events/moderation/rule-labels.ts'
import { useSelector } from 'react-redux'
import { momentLabel } from '../../../lib/clock/day-labels.ts'
import { selectSanction } from '../../../lib/session/session-slice.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Appeal } from '../../../ui/moderation/appeal.tsx'

/** Tells a member on every page that they are warned, suspended or banned, why, and how to appeal. */
export const SanctionNotice = () => {
  const sanction = useSelector(selectSanction)
  if (sanction === undefined) return null
  const { actId, kind, rule, note, continued } = sanction
  return (
    <section aria-label="About your account" className="mx-auto w-full max-w-280 px-4 pt-4 md:px-7">
      <Notice tone="warn" title={titleOf(sanction)}>
        <p>
          {RULES[rule]}.{' '}
          {kind === 'warning'
            ? 'Nothing else changes.'
            : 'You can still read, delete what you wrote, export your data and erase your account.'}
        </p>
        {note === null ? null : <p className="whitespace-pre-line">A moderator adds: “{note}”</p>}
        {continued ? <p>{CONTINUED}</p> : null}
        <Appeal key={actId} appealable={sanction}>
          <Link to="/community-guidelines" className="quiet-link underline">
            Read the guidelines
          </Link>
          {continued ? (
            <>
              {' '}
              <Link to="/contact" className="quiet-link underline">
                Write to us
              </Link>
            </>
          ) : null}
        </Appeal>
      </Notice>
    </section>
  )
}

const CONTINUED =
  'An account with your email address or phone number was erased while this applied to it. A moderator decides whether it applies to this account too. If that account wasn’t yours, tell us.'

const titleOf = ({ kind, until }: OwnSanction): string => {
  switch (kind) {
    case 'warning':
      return 'A moderator has warned you'
    case 'suspension':
      return until === null ? 'Your account is suspended' : `Your account is suspended until ${momentLabel(until)}`
    case 'ban':
      return 'Your account is banned'
  }
}
