import type { FoundTag } from '@debut/events/search/search-answers.ts'
import { Link } from '../../ui/link.tsx'
import { Marked } from '../../ui/marked.tsx'

export const FoundTags = ({ tags, marks }: { tags: readonly FoundTag[]; marks: readonly string[] }) => (
  <ul className="flex flex-wrap gap-1.5">
    {tags.map(({ tag, shownName = tag, tools }) => (
      <li key={tag}>
        <Link to={`/tags/${tag}`} className="small-chip">
          <span>
            #<Marked text={shownName} marks={marks} />
          </span>
          <span className="text-[12.5px] tabular-nums">
            {tools}
            <span className="sr-only"> {tools === 1 ? 'product' : 'products'}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
