import type { ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import type { ComponentProps, ReactNode } from 'react'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { WHY_REPORTED } from '../../lib/reports/report-labels.ts'
import { Face } from '../face.tsx'
import { Link } from '../link.tsx'
import { Markdown } from '../markdown.tsx'

interface Props {
  readonly author: ComponentProps<typeof Face>['member'] & { readonly username: string }
  /** "Aya’s comment". */
  readonly name: string
  readonly place: { readonly says: string; readonly address: string | undefined }
  readonly at: string
  /** Why it waits, and what else is worth knowing at a glance. */
  readonly badges: ReactNode
  readonly title?: string | null
  readonly body: string
  readonly reports: readonly { readonly reason: ReportReason; readonly note: string | null }[]
  /** The buttons that decide about it. */
  readonly children: ReactNode
}

/** A text that a moderator has yet to decide about, with the reasons why it is here. */
export const WaitingText = ({ author, name, place, at, badges, title = null, body, reports, children }: Props) => (
  <li className="grid gap-3 border-b border-line-2 py-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Face member={author} className="size-8 flex-none" />
      <p className="flex min-w-40 flex-1 flex-wrap items-baseline gap-x-2 text-[13px] text-ink-2">
        <Link to={`/profile/${author.username}`} className="text-[14.5px] font-[620] text-ink">
          {author.username}
        </Link>
        {place.address === undefined ? (
          <span>{place.says}</span>
        ) : (
          <Link to={place.address} className="underline">
            {place.says}
          </Link>
        )}
        <TimeAgo iso={at} />
      </p>
      <span className="flex flex-wrap items-center gap-1.5">{badges}</span>
    </div>
    <div className="max-w-[70ch] min-w-0">
      {title === null ? null : <h3 className="mb-1 font-text text-[16px] font-[650] wrap-anywhere">{title}</h3>}
      <Markdown text={body} />
    </div>
    {reports.length === 0 ? null : (
      <ul aria-label={`What was said of ${name}`} className="grid gap-1 border-l-2 border-line pl-3 text-[13.5px] text-ink-2">
        {reports.map(({ reason, note }, index) => (
          <li key={index} className="wrap-anywhere">
            <span className="text-ink-3">{note === null ? WHY_REPORTED[reason] : `${WHY_REPORTED[reason]}:`}</span> {note}
          </li>
        ))}
      </ul>
    )}
    {children}
  </li>
)
