import type { PostCard } from '@debut/events/discussion/post-answers.ts'
import { nameOf } from '@debut/events/discussion/post-name.ts'
import { Card } from '../../../ui/card.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'

const BEST = 3

/** What a week's readers liked most. */
export const BestPosts = ({ posts }: { readonly posts: readonly PostCard[] }) =>
  posts.length === 0 ? null : (
    <Card title="Best this week">
      <ol className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-3.5">
        {posts.slice(0, BEST).map(({ postId, title, beginning, author, likes }) => (
          <li key={postId}>
            <Link to={`/posts/${postId}`} className="line-clamp-2 text-[14.5px]/[1.3] font-[620]">
              {nameOf({ title, text: beginning })}
            </Link>
            <p className="mt-0.5 truncate text-[12.5px] text-ink-3 tabular-nums">
              {`${author.username} · ${grouped(likes)} ${likes === 1 ? 'like' : 'likes'}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
