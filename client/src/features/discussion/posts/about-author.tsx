import type { Author } from '@debut/events/discussion/post-answers.ts'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { Face } from '../../../ui/face.tsx'
import { MemberName } from '../../../ui/member-name.tsx'

const MOST_TOOLS = 3

/** What the author's profile adds. */
interface Profile {
  readonly streak: number
  readonly tools: readonly { readonly slug: string; readonly name: string }[]
}

interface Props {
  readonly author: Author
  /** Undefined until it is known. */
  readonly profile: Profile | undefined
  readonly follow: ReactNode
}

/** Who wrote the post, next to it. */
export const AboutAuthor = ({ author, profile, follow }: Props) => {
  const tools = profile?.tools ?? (author.makes === null ? [] : [author.makes])
  return (
    <Card title="About the author">
      <div className="mt-3.5 flex items-center gap-3.5">
        <Face member={author} className="size-12 flex-none" />
        <div className="min-w-0">
          <Link
            to={`/profile/${author.username}`}
            className="block text-[15.5px] font-[650] [&_.member-name]:grid [&_.member-name>span]:max-w-full"
          >
            <MemberName member={author} />
          </Link>
          {profile === undefined || profile.streak < 2 ? null : (
            <p className="text-[13px] text-ink-3 tabular-nums">{`${profile.streak}-day streak`}</p>
          )}
        </div>
      </div>
      {tools.length === 0 ? null : (
        <p className="mt-3 flex flex-wrap gap-x-3 text-[13.5px] text-ink-2">
          <span>Makes</span>
          {tools.slice(0, MOST_TOOLS).map(({ slug, name }) => (
            <Link key={slug} to={`/tool/${slug}`} className="quiet-link min-h-0! font-[560] text-ink">
              {name}
            </Link>
          ))}
        </p>
      )}
      <div className="mt-4 empty:hidden">{follow}</div>
    </Card>
  )
}
