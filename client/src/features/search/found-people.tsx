import type { FoundPerson } from '@debut/events/search/search-answers.ts'
import { Face } from '../../ui/face.tsx'
import { Link } from '../../ui/link.tsx'
import { Marked } from '../../ui/marked.tsx'
import { MemberName } from '../../ui/member-name.tsx'

export const FoundPeople = ({ people, marks }: { people: readonly FoundPerson[]; marks: readonly string[] }) => (
  <ul className="grid gap-x-8 sm:grid-cols-2">
    {people.map((person) => (
      <li key={person.memberId} className="relative flex min-h-14 items-center gap-3 border-b border-line-2 py-2 hover:bg-surface/70">
        <Face member={person} className="size-9" />
        <Link to={`/profile/${person.username}`} className="min-w-0 grow truncate text-[14.5px] font-[600] after:absolute after:inset-0">
          <MemberName member={person} written={(text) => <Marked text={text} marks={marks} />} />
        </Link>
        {person.tools > 0 && (
          <span className="flex-none text-[13px] text-ink-3 tabular-nums">
            {person.tools === 1 ? '1 product' : `${person.tools} products`}
          </span>
        )}
      </li>
    ))}
  </ul>
)
