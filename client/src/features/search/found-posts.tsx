import type { FoundPost } from '@debut/events/search/search-answers.ts'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { RowDetails, RowName, RowTagline } from '../../ui/tool-row.tsx'
import { Link } from '../../ui/link.tsx'
import { Marked } from '../../ui/marked.tsx'

export const FoundPosts = ({ posts, marks }: { posts: readonly FoundPost[]; marks: readonly string[] }) => (
  <ul>
    {posts.map(({ postId, title, summary, username, publishedOn }) => (
      <li key={postId} className="relative border-b border-line-2 py-3.25 hover:bg-surface/70 md:px-1.5">
        <RowName to={`/posts/${postId}`} heading="h3">
          <Marked text={title} marks={marks} />
        </RowName>
        {saysMore(title, summary) ? (
          <RowTagline>
            <Marked text={summary} marks={marks} />
          </RowTagline>
        ) : null}
        <RowDetails>
          {username === null ? null : (
            <Link to={`/profile/${username}`} className="meta-link">
              {username}
            </Link>
          )}
          <time dateTime={publishedOn}>{dateLabel(publishedOn)}</time>
        </RowDetails>
      </li>
    ))}
  </ul>
)

/** A post without a title is called by its first words: these need not be there twice. */
const saysMore = (title: string, summary: string) => summary !== title
