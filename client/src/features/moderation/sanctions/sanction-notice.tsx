import type { OwnSanction } from '@debut/events/moderation/moderation-answers.ts'
import { useSelector } from 'react-redux'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { selectSanction } from '../../../lib/session/session-slice.ts'
import { late } from '../../../ui/late.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RULES } from '../rule-labels.ts'

const AppealDialog = late(async () => (await import('./appeal-dialog.tsx')).AppealDialog)

/** Tells a member on every page that they are warned, suspended or banned, why, and how to appeal. */
export const SanctionNotice = () => {
  const sanction = useSelector(selectSanction)
  if (sanction === undefined) return null
  const { kind, rule, note, appeal } = sanction
  return (
    <section aria-label="About your account" className="mx-auto w-full max-w-280 px-4 pt-4 md:px-7">
      <Notice tone="warn" title={titleOf(sanction)} action={appeal === null ? <AppealDialog actId={sanction.actId} /> : undefined}>
        <p>
          {RULES[rule]}.{note === null ? '' : ` A moderator adds: “${note}”`}{' '}
          {kind === 'warning' ? 'Nothing else changes.' : 'You can still read, delete what you wrote, export your data and appeal.'}
        </p>
        <p>
          {appealText(appeal)}{' '}
          <Link to="/community-guidelines" className="quiet-link underline">
            Read the guidelines
          </Link>
        </p>
      </Notice>
    </section>
  )
}

const titleOf = ({ kind, until }: OwnSanction): string => {
  switch (kind) {
    case 'warning':
      return 'A moderator has warned you'
    case 'suspension':
      return `Your account is suspended until ${until === null ? '' : `${dateLabel(until)}, ${until.slice(11, 16)} UTC`}`
    case 'ban':
      return 'Your account is banned'
  }
}

const appealText = (appeal: OwnSanction['appeal']): string => {
  if (appeal === null) return 'You can appeal once, within 30 days.'
  if (appeal.outcome === null) return 'A moderator reads your appeal.'
  return `Your appeal was answered: “${appeal.answer ?? ''}”`
}
