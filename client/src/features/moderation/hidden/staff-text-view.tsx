import type { StaffText } from '@debut/events/moderation/staff-text-answers.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { momentLabel } from '../../../lib/clock/day-labels.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import type { AnyQuery } from '../../../lib/resources/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Face } from '../../../ui/face.tsx'
import { Link } from '../../../ui/link.tsx'
import { HiddenBadge } from '../../../ui/moderation/hidden-badge.tsx'
import { moderateAbout, type Moderated } from '../../../ui/moderation/moderated.ts'
import { ReportedText } from '../../../ui/moderation/reported-text.tsx'
import { hideText, showText } from '../../../ui/moderation/text-decisions.tsx'
import { DecisionButtons } from '../../../ui/queues/decision-buttons.tsx'
import { doneOf } from '../../../ui/queues/queue.ts'
import { nameOf, placeOf } from './staff-texts.ts'
import { TextBadges } from './text-badges.tsx'

interface Props {
  readonly text: StaffText
  readonly moderated: Moderated
  /** The query that loads the text, to be repeated after a decision. */
  readonly query: AnyQuery
}

/** Shows one text to moderators, hidden or not, with its reports and the possible decisions. */
export const StaffTextView = ({ text, moderated, query }: Props) => {
  const { author, title, body, writtenAt, hidden, reasons, notes, reportedAs, waitsFor } = text
  const name = nameOf(text)
  const { says, address } = placeOf(text)
  const { send, isBusy, refused } = useCommand(moderateAbout(moderated), { changes: [query], refused: 'Nothing has changed' })
  return (
    <article aria-label={name}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <Face member={author} className="size-8 flex-none" />
        <Link to={`/profile/${author.username}`} className="font-[620]">
          {author.username}
        </Link>
        <HiddenBadge isHidden={hidden !== null} heldBecause={null} />
        {reportedAs === null ? null : <Badge tone="note">Edited since</Badge>}
        <TextBadges text={text} />
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-[13px] text-ink-2">
        {address === undefined ? (
          <span>{says}</span>
        ) : (
          <Link to={address} className="underline">
            {says}
          </Link>
        )}
        <TimeAgo iso={writtenAt} />
      </p>
      {hidden === null ? null : (
        <p className="mt-3 text-[14px] text-ink-2">
          Hidden {momentLabel(hidden.at)}.{hidden.note === null ? null : ` To the author: “${hidden.note}”`}
        </p>
      )}
      <div className="mt-4">
        <ReportedText name={name} title={title} body={body} reportedAs={reportedAs} reports={notes} />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <DecisionButtons
          name={name}
          decisions={[hidden === null ? hideText(moderated, name, reasons[0]?.reason) : showText(moderated, name, hidden)]}
          waitsFor={waitsFor}
          isBusy={isBusy}
          refused={refused}
          onDecide={(decision, payload) => void send(decision.command, payload, doneOf(decision, name))}
        />
      </div>
    </article>
  )
}
