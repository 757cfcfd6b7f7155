import type { ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import { WHY } from '../../lib/reports/report-labels.ts'
import { Markdown } from '../markdown.tsx'

interface Said {
  readonly title: string | null
  readonly body: string
}

interface Props extends Said {
  /** A label such as "Aya’s comment". */
  readonly name: string
  /** The text as it was when it was reported. It is null if the text has not changed. */
  readonly reportedAs: Said | null
  readonly reports: readonly { readonly reason: ReportReason; readonly note: string | null }[]
}

/** Shows what was reported, as it reads now and as it read then, with the reports about it. */
export const ReportedText = ({ name, title, body, reportedAs, reports }: Props) => (
  <div className="mt-1.5 grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-3">
    {reportedAs === null ? (
      <Text title={title} body={body} />
    ) : (
      <>
        <Version label="As it reads now" title={title} body={body} />
        <Version label="As it was reported" {...reportedAs} />
      </>
    )}
    {reports.length === 0 ? null : (
      <ul aria-label={`Reports of ${name}`} className="grid gap-1 border-l-2 border-line pl-3 text-[13.5px] text-ink-2">
        {reports.map(({ reason, note }, index) => (
          <li key={index} className="wrap-anywhere">
            <span className="text-ink-3">{note === null ? WHY[reason] : `${WHY[reason]}:`}</span> {note}
          </li>
        ))}
      </ul>
    )}
  </div>
)

const Version = ({ label, ...said }: Said & { readonly label: string }) => (
  <section aria-label={label}>
    <p className="mb-1 text-[13px] font-[560] text-ink-3">{label}</p>
    <Text {...said} />
  </section>
)

const Text = ({ title, body }: Said) => (
  <div>
    {title === null ? null : <h3 className="mb-1 font-text text-[16px] font-[650] wrap-anywhere">{title}</h3>}
    <Markdown text={body} />
  </div>
)
