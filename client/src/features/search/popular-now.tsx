import type { Popular } from '@debut/events/search/search-answers.ts'
import { FoundTags } from './found-tags.tsx'
import { FoundTools } from './found-tools.tsx'

/** Something to look at where nothing was asked for, or nothing was found. */
export const PopularNow = ({ popular: { tools, tags } }: { popular: Popular }) => (
  <div className="grid gap-8">
    {tags.length > 0 && (
      <section>
        <h2 className="mb-3 text-[19px] font-[680] tracking-[-0.02em]">Popular tags</h2>
        <FoundTags tags={tags} marks={[]} />
      </section>
    )}
    {tools.length > 0 && (
      <section>
        <h2 className="mb-1 text-[19px] font-[680] tracking-[-0.02em]">Popular products</h2>
        <FoundTools tools={tools} marks={[]} />
      </section>
    )}
  </div>
)
