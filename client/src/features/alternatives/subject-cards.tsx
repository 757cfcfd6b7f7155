import type { Subjects } from '@debut/events/alternatives/alternative-answers.ts'
import { Link } from '../../ui/link.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { RowName } from '../../ui/tool-row.tsx'
import { alternativesLabel } from './alternatives-labels.ts'
import { SubjectMark } from './subject-mark.tsx'

type Entry = Subjects['subjects'][number]

interface Props {
  readonly subjects: Subjects['subjects']
  /** So many of the first show what could be used instead. */
  readonly opened: number
}

/** What people know, and what they could use instead of it. */
export const SubjectCards = ({ subjects, opened }: Props) => (
  <ul className="grid gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
    {subjects.map((entry, index) => {
      const Card = index < opened ? OpenCard : SubjectCard
      return <Card key={`${entry.subject.kind} ${entry.subject.slug}`} entry={entry} />
    })}
  </ul>
)

const Head = ({ entry: { subject, tools } }: { readonly entry: Entry }) => (
  <>
    <SubjectMark subject={subject} className="size-12 rounded-[13px]" />
    <div className="min-w-0 grow">
      <RowName to={`/alternatives/${subject.slug}`}>
        <span className="sr-only">Alternatives to </span>
        {subject.name}
      </RowName>
      <p className="mt-0.75 text-[13px] text-ink-3 tabular-nums">{alternativesLabel(tools)}</p>
    </div>
  </>
)

const OpenCard = ({ entry }: { readonly entry: Entry }) => (
  <li className="relative grid min-w-0 content-start gap-4 rounded-card border border-line-2 bg-surface p-4 hover:border-line">
    <div className="flex min-w-0 items-center gap-3.5">
      <Head entry={entry} />
    </div>
    <ol className="grid gap-2.5 border-t border-line-2 pt-3.5">
      {entry.best.map(({ toolId, slug, name, logo }) => (
        <li key={toolId} className="relative z-1 flex min-w-0 items-center gap-2.5">
          <ToolLogo src={logo} size={30} className="flex-none" />
          <Link to={`/tool/${slug}`} className="min-w-0 truncate py-0.5 text-[14.5px] font-[560] hover:underline">
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </li>
)

const SubjectCard = ({ entry }: { readonly entry: Entry }) => (
  <li className="relative flex min-w-0 items-center gap-3.5 rounded-card border border-line-2 bg-surface p-4 hover:border-line">
    <Head entry={entry} />
    {/* Said on the page itself. */}
    <span aria-hidden="true" className="flex flex-none -space-x-2">
      {entry.best.map(({ toolId, logo }) => (
        <ToolLogo key={toolId} src={logo} size={32} className="ring-2 ring-surface" />
      ))}
    </span>
  </li>
)
