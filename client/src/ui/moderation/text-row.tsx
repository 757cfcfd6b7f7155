import type { HideReason, ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import type { ComponentProps, ReactNode } from 'react'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { WHY_REPORTED } from '../../lib/reports/report-labels.ts'
import { Face } from '../face.tsx'
import { Link } from '../link.tsx'
import { Markdown } from '../markdown.tsx'
import type { QueueRow } from '../queues/queue.ts'
import { HiddenBadge } from './hidden-badge.tsx'
import { moderateAbout, type Moderated } from './moderated.ts'
import { textDecisions } from './text-decisions.ts'

interface Reported {
  readonly text: Moderated
  readonly author: ComponentProps<typeof Face>['member'] & { readonly username: string }
  /** "Aya’s comment". */
  readonly name: string
  readonly place: { readonly says: string; readonly address: string | undefined }
  readonly at: string
  readonly isHidden: boolean
  /** What a rule hid it for; null where none did, or a moderator has decided since. */
  readonly heldBecause: HideReason | null
  /** What it was hidden for, by a rule or by a moderator, where that is known. */
  readonly hiddenFor: HideReason | null
  readonly badges: ReactNode
  readonly title?: string | null
  readonly body: string
  readonly reports: readonly { readonly reason: ReportReason; readonly note: string | null }[]
}

/** A text that a moderator has yet to decide about, with the reasons why it is here. */
export const textRow = ({ text, author, name, place, at, badges, title = null, body, reports, ...hidden }: Reported): QueueRow => ({
  about: moderateAbout(text),
  name,
  picture: <Face member={author} className="size-8 flex-none" />,
  title: <Link to={`/profile/${author.username}`}>{author.username}</Link>,
  meta: (
    <>
      {place.address === undefined ? (
        <span>{place.says}</span>
      ) : (
        <Link to={place.address} className="underline">
          {place.says}
        </Link>
      )}
      <TimeAgo iso={at} />
    </>
  ),
  badges: (
    <>
      <HiddenBadge {...hidden} />
      {badges}
    </>
  ),
  preview: (
    <div className="mt-1.5 grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        {title === null ? null : <h3 className="mb-1 font-text text-[16px] font-[650] wrap-anywhere">{title}</h3>}
        <Markdown text={body} />
      </div>
      {reports.length === 0 ? null : <Reports of={name} reports={reports} />}
    </div>
  ),
  decisions: textDecisions({ text, name, ...hidden }),
})

const Reports = ({ of, reports }: { readonly of: string } & Pick<Reported, 'reports'>) => (
  <ul aria-label={`Reports of ${of}`} className="grid gap-1 border-l-2 border-line pl-3 text-[13.5px] text-ink-2">
    {reports.map(({ reason, note }, index) => (
      <li key={index} className="wrap-anywhere">
        <span className="text-ink-3">{note === null ? WHY_REPORTED[reason] : `${WHY_REPORTED[reason]}:`}</span> {note}
      </li>
    ))}
  </ul>
)
