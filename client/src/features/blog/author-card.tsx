import type { Author } from '../../../content-files/front-matter.ts'
import { Link } from '../../ui/link.tsx'
import { AuthorPicture } from './author-picture.tsx'
import { authorPath } from './blog-paths.ts'

/** Below a post: who wrote it, and the way to all of theirs. */
export const AuthorCard = ({ slug, author }: { slug: string; author: Author }) => (
  <aside className="relative flex items-center gap-4 rounded-panel border border-line-2 bg-surface p-4 hover:border-line">
    <AuthorPicture author={author} size={56} />
    <div className="min-w-0">
      <p className="font-[620]">
        <Link to={authorPath(slug)} className="after:absolute after:inset-0 after:rounded-panel hover:underline">
          {author.name}
        </Link>
      </p>
      <p className="text-sm text-pretty text-ink-2">{author.line}</p>
    </div>
  </aside>
)
