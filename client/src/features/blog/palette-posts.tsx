import { Command } from 'cmdk'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { report } from '../../lib/report.ts'
import { Icon } from '../../ui/icon.tsx'
import { Marked } from '../../ui/marked.tsx'
import { postPath } from './blog-paths.ts'
import { loadFinder, readFinder } from './load-finder.ts'
import { askedWords, type FoundPosts } from './search-posts.ts'
import type { ClockState } from './use-posts.ts'

const FIRST = 3
const NOTHING: Pick<FoundPosts, 'posts' | 'marks'> = { posts: [], marks: [] }

/** Posts of the blog, for the words that were typed. */
export const PalettePosts = ({ q, go }: { q: string; go: (to: string, label: string) => void }) => {
  const [finder, setFinder] = useState(readFinder)
  const store = useStore<ClockState>()
  useEffect(() => {
    // The palette does without them where they don't arrive.
    loadFinder().then(setFinder, (error: unknown) => report('The posts of the blog did not arrive', error))
  }, [])
  const { posts, marks } = finder?.findShown(store.getState().clock.now, askedWords(q)) ?? NOTHING
  if (posts.length === 0) return null
  return (
    <Command.Group heading="Blog">
      {posts.slice(0, FIRST).map((post) => (
        <Command.Item key={post.slug} value={`blog ${post.slug}`} className="menu-item" onSelect={() => go(postPath(post), post.title)}>
          <Icon name="lucide:newspaper" className="size-4 text-ink-3" />
          <span className="min-w-0 flex-1 truncate">
            <Marked text={post.title} marks={marks} />
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
