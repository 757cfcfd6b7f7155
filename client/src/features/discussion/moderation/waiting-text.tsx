import type { ModeratedText } from '@debut/events/discussion/moderated-answers.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { WHY_HIDDEN, WHY_REPORTED } from '../../../lib/reports/report-labels.ts'
import { Face } from '../../../ui/face.tsx'
import { placeOf } from './place-of.ts'
import { TextActs } from './text-acts.tsx'

/** A text that a moderator has yet to decide about, with the reasons why it is here. */
export const WaitingText = ({ text }: { readonly text: ModeratedText }) => {
  const { author, title, body, writtenAt, notes } = text
  const { says, address } = placeOf(text)
  const name = `${author.username}’s ${text.commentId === null ? 'post' : 'comment'}`
  return (
    <li className="grid gap-3 border-b border-line-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Face member={author} className="size-8 flex-none" />
        <p className="flex min-w-40 flex-1 flex-wrap items-baseline gap-x-2 text-[13px] text-ink-2">
          <Link to={`/profile/${author.username}`} className="text-[14.5px] font-[620] text-ink">
            {author.username}
          </Link>
          {address === undefined ? (
            <span>{says}</span>
          ) : (
            <Link to={address} className="underline">
              {says}
            </Link>
          )}
          <TimeAgo iso={writtenAt} />
        </p>
        <Why text={text} />
      </div>
      <div className="max-w-[70ch] min-w-0">
        {title === null ? null : <h3 className="mb-1 font-text text-[16px] font-[650] wrap-anywhere">{title}</h3>}
        <Markdown text={body} />
      </div>
      {notes.length === 0 ? null : (
        <ul aria-label={`What was said of ${name}`} className="grid gap-1 border-l-2 border-line pl-3 text-[13.5px] text-ink-2">
          {notes.map(({ reason, note }, index) => (
            <li key={index} className="wrap-anywhere">
              <span className="text-ink-3">{`${WHY_REPORTED[reason]}:`}</span> {note}
            </li>
          ))}
        </ul>
      )}
      <TextActs text={text} name={name} />
    </li>
  )
}

const Why = ({ text: { heldBecause, state, reasons } }: { readonly text: ModeratedText }) => (
  <span className="flex flex-wrap gap-1.5">
    {heldBecause === null ? null : <Badge tone="note">{`Held: ${WHY_HIDDEN[heldBecause].toLowerCase()}`}</Badge>}
    {heldBecause === null && state === 'hidden' ? <Badge tone="bad">Hidden</Badge> : null}
    {reasons.map(({ reason, reports }) => (
      <Badge key={reason} tone="warn">
        {reports === 1 ? WHY_REPORTED[reason] : `${WHY_REPORTED[reason]} × ${reports}`}
      </Badge>
    ))}
  </span>
)
