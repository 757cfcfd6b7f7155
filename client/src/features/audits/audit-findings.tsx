import type { AuditResult } from '@debut/events/audits/audit-answers.ts'
import { Button } from '../../ui/button.tsx'
import { grouped } from '../../ui/grouped.ts'

const PLACES = { log: 'Log', ledger: 'Ledger', board: 'Board', table: 'Table' }

interface Props {
  readonly result: Pick<AuditResult, 'findings' | 'differences'>
  readonly onStep: (step: number) => void
}

/** Each difference as a sentence, with the way to the first event that it concerns. */
export const AuditFindings = ({ result: { findings, differences }, onStep }: Props) =>
  findings.length === 0 ? null : (
    <section aria-labelledby="differences" className="mt-4">
      <h2 id="differences" className="mb-2 text-[14px] font-semibold">
        Differences
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line-2 bg-line-2">
        {findings.map(({ place, text, step }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-bad-wash px-4 py-2.5 text-[13.5px]">
            <span className="w-14 text-[12px] text-ink-2">{PLACES[place]}</span>
            <span className="min-w-60 flex-1 break-words">{text}</span>
            {step === null ? (
              <span className="text-[12.5px] text-ink-2">No event of the log stands for it</span>
            ) : (
              <Button look="quiet" size="s" onClick={() => onStep(step)}>
                See event {grouped(step)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {differences > findings.length && (
        <p className="mt-2 text-[13px] text-ink-2">
          The first {grouped(findings.length)} of {grouped(differences)} are listed.
        </p>
      )}
    </section>
  )
