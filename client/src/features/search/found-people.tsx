import type { FoundPerson } from '@debut/events/search/search-answers.ts'
import { givenPicture } from '../../lib/images/given-picture.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { Marked } from './marked.tsx'

export const FoundPeople = ({ people, marks }: { people: readonly FoundPerson[]; marks: readonly string[] }) => (
  <ul className="grid gap-x-8 sm:grid-cols-2">
    {people.map(({ memberId, username, avatar, tools }) => (
      <li key={memberId} className="relative flex min-h-14 items-center gap-3 border-b border-line-2 py-2 hover:bg-surface/70">
        <Avatar seed={memberId} picture={givenPicture(avatar ?? undefined)} className="size-9" />
        <Link to={`/profile/${username}`} className="min-w-0 grow truncate text-[14.5px] font-[600] after:absolute after:inset-0">
          <Marked text={username} marks={marks} />
        </Link>
        {tools > 0 && (
          <span className="flex-none text-[13px] text-ink-3 tabular-nums">{tools === 1 ? '1 product' : `${tools} products`}</span>
        )}
      </li>
    ))}
  </ul>
)
