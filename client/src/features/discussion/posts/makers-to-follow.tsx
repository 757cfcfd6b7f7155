import type { Author } from '@debut/events/discussion/post-answers.ts'
import type { ComponentType } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { Face } from '../../../ui/face.tsx'
import { MemberName } from '../../../ui/member-name.tsx'

const MOST = 3

/** Those whose posts were liked most, if they make something. */
export const makersIn = (posts: readonly { readonly author: Author }[]): readonly Author[] => {
  const makers = new Map(posts.flatMap(({ author }) => (author.makes === null ? [] : [[author.memberId, author] as const])))
  return [...makers.values()].slice(0, MOST)
}

interface Props {
  readonly makers: readonly Author[]
  /** The button of each. */
  readonly Follow: ComponentType<{ readonly author: Author }>
}

export const MakersToFollow = ({ makers, Follow }: Props) =>
  makers.length === 0 ? null : (
    <Card title="Makers to follow">
      <ul className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-3.5">
        {makers.map((author) => (
          <li key={author.memberId} className="flex items-center gap-2.5">
            <Face member={author} className="size-9 flex-none" />
            <div className="min-w-0 flex-1 leading-tight">
              <Link to={`/profile/${author.username}`} className="block truncate text-[14px] font-[600]">
                <MemberName member={author} />
              </Link>
              <p className="truncate text-[12.5px] text-ink-3">{`makes ${author.makes?.name ?? ''}`}</p>
            </div>
            <Follow author={author} />
          </li>
        ))}
      </ul>
    </Card>
  )
