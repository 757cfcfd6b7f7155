import { JudgeVotes } from '@debut/events/cases/case-commands.ts'
import type { CaseDecision, CaseFile } from '@debut/events/cases/case-answers.ts'
import { voteReasonLabel } from '@debut/events/launches/vote-reasons.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { Button } from '../../ui/button.tsx'
import { votesAboutLabel, votesLabel, WORDS } from './judgement-words.ts'

interface Props {
  readonly file: CaseFile
  readonly changes: After['changes'] & object
}

/** What was decided in the case, the newest first, each with what takes it back. */
export const DecisionsPart = ({ file, changes }: Props) =>
  file.decisions.length === 0 ? null : (
    <section aria-label="Decisions in this case" className="grid gap-3 border-t border-line-2 pt-4">
      <h3 className="font-text text-[13px]/none font-semibold">Done in this case</h3>
      <ul className="grid gap-3.5">
        {file.decisions.map((decision) => (
          <Decision key={decision.position} decision={decision} file={file} changes={changes} />
        ))}
      </ul>
    </section>
  )

const Decision = ({ decision, file, changes }: Props & { readonly decision: CaseDecision }) => {
  const { judgement, votes, about, reason, note, isOwn, at, pending, undo, position } = decision
  const label = votesAboutLabel(votes.length, about)
  const { send, isBusy } = useCommand(`undoing ${position}`, {
    done: { title: `Undone: ${WORDS[judgement].done.toLowerCase()} ${label}` },
    refused: `Not undone: ${WORDS[judgement].done.toLowerCase()} ${label}`,
    changes,
  })
  return (
    <li className="grid gap-1.5 text-[14px]/[1.4]">
      <p>
        <span className="font-semibold">
          {WORDS[judgement].done} {label}
        </span>
        <span className="text-ink-2"> · {voteReasonLabel(reason)}</span>
      </p>
      {note === null ? null : <p className="whitespace-pre-line text-ink-2">{note}</p>}
      <p className="text-[13px] text-ink-3">
        {isOwn ? 'You' : 'Another admin'}, <TimeAgo iso={at} />
        {pending === 0 ? null : `, ${votesLabel(pending)} to go`}
      </p>
      <p className="flex flex-wrap gap-2">
        {undo.map((back) => (
          <Button
            key={`${back.judgement} ${back.reason}`}
            look="quiet"
            size="s"
            busy={isBusy}
            aria-label={`${undoLabel(back, undo.length)}: ${WORDS[judgement].done.toLowerCase()} ${label}`}
            onClick={() => void send(JudgeVotes, { caseId: file.caseId, seen: file.seen, note: null, ...back })}
          >
            {undoLabel(back, undo.length)}
          </Button>
        ))}
      </p>
    </li>
  )
}

/** Votes that were held and votes that counted are taken back apart. */
const undoLabel = ({ judgement, votes }: CaseDecision['undo'][number], groups: number): string =>
  groups === 1 ? 'Undo' : `${WORDS[judgement].label} ${votesLabel(votes.length)} again`
