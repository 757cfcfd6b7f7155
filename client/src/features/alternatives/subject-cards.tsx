import type { Subjects } from '@debut/events/alternatives/alternative-answers.ts'
import { Link } from '../../ui/link.tsx'
import { alternativesWord } from './alternatives-words.ts'
import { SubjectMark } from './subject-mark.tsx'

type Entry = Subjects['subjects'][number]

/** What people know, and what they could use instead of it. */
export const SubjectCards = ({ subjects }: { readonly subjects: Subjects['subjects'] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {subjects.map((entry) => (
      <SubjectCard key={`${entry.subject.kind} ${entry.subject.slug}`} entry={entry} />
    ))}
  </ul>
)

const SubjectCard = ({ entry: { subject, tools, best } }: { readonly entry: Entry }) => (
  <li className="relative flex min-w-0 items-center gap-3.5 rounded-card border border-line-2 bg-surface p-4 hover:border-line">
    <SubjectMark subject={subject} className="size-12 rounded-[13px]" />
    <div className="min-w-0 grow">
      <h2 className="truncate font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
        <Link to={`/alternatives/${subject.slug}`} className="after:absolute after:inset-0">
          <span className="sr-only">Alternatives to </span>
          {subject.name}
        </Link>
      </h2>
      <p className="mt-0.75 text-[13px] text-ink-3 tabular-nums">{alternativesWord(tools)}</p>
    </div>
    {/* Said on the page itself. */}
    <span aria-hidden="true" className="flex flex-none -space-x-2">
      {best.map(({ toolId, logo }) => (
        <img
          key={toolId}
          src={logo}
          alt=""
          width="32"
          height="32"
          loading="lazy"
          decoding="async"
          className="size-8 rounded-[9px] ring-2 ring-surface"
        />
      ))}
    </span>
  </li>
)
