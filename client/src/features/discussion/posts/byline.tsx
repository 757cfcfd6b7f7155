import type { Author } from '@debut/events/discussion/post-answers.ts'
import type { ReactNode } from 'react'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { Link } from '../../../ui/link.tsx'
import { Face } from '../../../ui/face.tsx'
import { MemberName } from '../../../ui/member-name.tsx'

interface Props {
  readonly author: Author
  readonly at: string
  readonly edited: boolean
  /** Where the time leads to. */
  readonly address?: string | undefined
  /** At the end of the line. */
  readonly children?: ReactNode
}

/** Who wrote a post, and when. */
export const Byline = ({ author, at, edited, address, children }: Props) => (
  <div className="flex items-center gap-3">
    <Face member={author} className="size-9 flex-none" />
    <div className="min-w-0 flex-1">
      <Link to={`/profile/${author.username}`} className="block w-fit max-w-full truncate text-[14.5px]/[1.35] font-[620]">
        <MemberName member={author} />
      </Link>
      <p className="truncate text-[12.5px]/[1.4] text-ink-3">
        {author.makes === null ? null : (
          <>
            maker of{' '}
            <Link to={`/tool/${author.makes.slug}`} className="hover:underline">
              {author.makes.name}
            </Link>
            {' · '}
          </>
        )}
        {address === undefined ? (
          <TimeAgo iso={at} />
        ) : (
          <Link to={address} className="hover:underline">
            <TimeAgo iso={at} />
          </Link>
        )}
        {edited ? ' · edited' : null}
      </p>
    </div>
    {children}
  </div>
)
