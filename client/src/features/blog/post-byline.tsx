import type { ListedPost } from '../../../content-plugins.ts'
import { writtenDate } from '../../lib/content/written-date.ts'
import { Link } from '../../ui/link.tsx'
import { categoryName } from './blog-listing.ts'

export const PostByline = ({ author, date, categories }: Pick<ListedPost, 'author' | 'date' | 'categories'>) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
    <span>{author}</span>
    <time dateTime={date}>{writtenDate(date)}</time>
    {categories.map((category) => (
      <Link
        key={category}
        to={`/blog/categories/${category}`}
        className="rounded-chip py-0.5 underline-offset-3 hover:text-ink hover:underline"
      >
        {categoryName(category)}
      </Link>
    ))}
  </p>
)
