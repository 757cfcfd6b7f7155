import type { Rules } from '@debut/events/launches/day-answers.ts'
import { dateLabel } from '../../lib/clock/day-labels.ts'

/** Each version with its day, the newest first; the one in force is open. */
export const RulesSection = ({ rules: { rules, current } }: { readonly rules: Rules }) => (
  <section aria-labelledby="rules">
    <h2 id="rules" className="text-[26px] font-bold">
      The rules
    </h2>
    <p className="mt-2 mb-4 max-w-[62ch] text-ink-2">
      A rule that changes gets a new version. A day is counted by the one it opened with, and never by a later one.
    </p>
    <div className="accordion">
      {rules.map(({ id, since, text }) => (
        <details key={id} className="accordion-item" open={id === current}>
          <summary>
            <span>
              Rule {id}
              <span className="ml-3 font-normal text-ink-2">
                {id === current ? 'in force' : 'earlier'}
                {since === null ? '' : ` since ${dateLabel(since)}`}
              </span>
            </span>
          </summary>
          <ol className="accordion-body grid list-decimal gap-2.5 pl-6! marker:text-ink-3">
            {text.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  </section>
)
