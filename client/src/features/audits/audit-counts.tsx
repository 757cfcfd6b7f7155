import type { Audit, AuditResult } from '@debut/events/audits/audit-answers.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import { grouped } from '../../ui/grouped.ts'
import { CircleCheckIcon, WarningIcon } from '../../ui/icons.tsx'

interface Props {
  readonly question: Audit['question']
  readonly result: AuditResult
}

/** What was recounted next to what is shown, before any detail. */
export const AuditCounts = ({ question, result }: Props) => {
  const { recounted, served, frozen, recountedAtClose, differences, events, seconds } = result
  const isOfVotes = question.subject === 'member' || question.asOf !== null
  const signOf = (one: number, other: number) => (one === other ? '=' : '≠')
  return (
    <section
      aria-label="Counts"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line-2 bg-surface px-5.5 py-4.5"
    >
      <Figures>
        <Figure label="points recounted" value={grouped(recounted)} />
        <Figure
          label={isOfVotes ? 'in the ledger' : 'on the board'}
          value={grouped(served)}
          sign={signOf(recounted, served)}
          tone={recounted === served ? 'plain' : 'bad'}
        />
        {frozen !== null && recountedAtClose !== null && (
          <Figure
            label={frozen === recounted ? 'frozen at its close' : `frozen, of ${grouped(recountedAtClose)} recounted then`}
            value={grouped(frozen)}
            sign={signOf(frozen, recountedAtClose)}
            tone={frozen === recountedAtClose ? 'plain' : 'bad'}
          />
        )}
      </Figures>
      <p className="flex items-center gap-2 text-[13px] text-ink-2 tabular-nums">
        {differences === 0 ? <CircleCheckIcon className="size-4.5 text-good" /> : <WarningIcon className="size-4.5 text-bad" />}
        <span>
          {differences === 0 ? 'No difference' : differences === 1 ? '1 difference' : `${grouped(differences)} differences`} in{' '}
          <b className="text-ink">{grouped(events)}</b> events, read in {seconds.toFixed(1)} s
        </span>
      </p>
    </section>
  )
}
