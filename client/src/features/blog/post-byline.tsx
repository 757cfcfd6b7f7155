import { authors, categories as known } from 'virtual:blog-posts'
import type { ListedPost } from '../../../content-files/read-blog.ts'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { Link } from '../../ui/link.tsx'
import { authorPath, categoryPath } from './blog-paths.ts'

const plain = 'rounded-chip py-0.5 underline-offset-3 hover:text-ink hover:underline'

type Props = { post: Pick<ListedPost, 'author' | 'date' | 'updated' | 'minutes' | 'categories'> }

export const PostByline = ({ post: { author, date, updated, minutes, categories } }: Props) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
    <Link to={authorPath(author)} className={plain}>
      {authors[author]?.name}
    </Link>
    <time dateTime={date}>{dateLabel(date)}</time>
    {updated === undefined ? null : (
      <span>
        Updated <time dateTime={updated}>{dateLabel(updated)}</time>
      </span>
    )}
    <span className="tabular-nums">{minutes} min read</span>
    {categories.map((category) => (
      <Link key={category} to={categoryPath(category)} className={plain}>
        {known[category]?.title}
      </Link>
    ))}
  </p>
)
