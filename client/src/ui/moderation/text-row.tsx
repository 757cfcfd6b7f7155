import type { HideReason, ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import type { ComponentProps, ReactNode } from 'react'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { Badge } from '../badge.tsx'
import { Face } from '../face.tsx'
import { Link } from '../link.tsx'
import type { QueueRow } from '../queues/queue.ts'
import { HiddenBadge } from './hidden-badge.tsx'
import { moderateAbout, type Moderated } from './moderated.ts'
import { ReportedText } from './reported-text.tsx'
import { textDecisions } from './text-decisions.tsx'

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
  readonly hiddenFor: { readonly reason: HideReason; readonly note: string | null } | null
  readonly badges: ReactNode
  readonly title?: string | null
  readonly body: string
  /** The text as it was when it was reported. It is null if the text has not changed. */
  readonly reportedAs: { readonly title: string | null; readonly body: string } | null
  /** The reason that most members reported. */
  readonly reported: ReportReason | undefined
  /** The page where moderators read this text by itself. */
  readonly page: string
  /** What is known about the author. */
  readonly beside: ReactNode
  readonly reports: readonly { readonly reason: ReportReason; readonly note: string | null }[]
  readonly waitsFor: WaitsFor
}

/** A text that a moderator has yet to decide about, with the reasons why it is here. */
export const textRow = ({
  text,
  author,
  name,
  place,
  at,
  badges,
  title = null,
  body,
  reportedAs,
  reported,
  page,
  beside,
  reports,
  waitsFor,
  ...hidden
}: Reported): QueueRow => ({
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
      {reportedAs === null ? null : <Badge tone="note">Edited since</Badge>}
      {badges}
    </>
  ),
  preview: (
    <>
      <ReportedText name={name} title={title} body={body} reportedAs={reportedAs} reports={reports} />
      {hidden.hiddenFor?.note ? (
        <p className="mt-2 max-w-[70ch] text-[13.5px] text-ink-2">{`To the author: “${hidden.hiddenFor.note}”`}</p>
      ) : null}
      <div className="mt-2 grid gap-2 text-[13.5px]">
        <Link to={page} className="justify-self-start underline" aria-label={`Text and reports: ${name}`}>
          Text and reports
        </Link>
        {beside}
      </div>
    </>
  ),
  decisions: textDecisions({ text, name, reported, ...hidden }),
  waitsFor,
})
