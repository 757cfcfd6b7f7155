import { useData } from '../../../lib/resources/use-resource.ts'
import { grouped } from '../../../ui/grouped.ts'
import { Contained } from '../../../ui/contained.tsx'
import { Link } from '../../../ui/link.tsx'
import { UnlessSilenced } from '../../../ui/unless-silenced.tsx'
import { latestBy } from './feeds.ts'
import { ListedPost, type MoreOf, type SaveOf } from './listed-post.tsx'
import type { FeedPost } from './shown-feed.ts'
import { useWantedPosts } from './use-wanted-posts.ts'

interface Props {
  readonly profile: { readonly memberId: string; readonly username: string }
  readonly Save: SaveOf
  readonly More: MoreOf
}

/** The newest posts of a member, by their titles. Nothing where there are none. */
export const LatestPosts = ({ profile: { memberId, username }, Save, More }: Props) => {
  const feed = useData(latestBy(username))
  const posts = useWantedPosts(feed?.posts ?? NONE, true)
  if (feed === undefined || posts.length === 0) return null
  return (
    <section aria-labelledby="latest-posts" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="latest-posts" className="text-[21px] font-bold">
          Latest posts
        </h2>
        {feed.more ? (
          <Link to={`/profile/${username}/posts`} className="quiet-link text-[13.5px] text-ink-2">
            {`All ${grouped(feed.all)} posts`}
          </Link>
        ) : null}
      </div>
      <UnlessSilenced what="posts" by={memberId}>
        {posts.map((post) => (
          <Contained key={post.postId} part="latest post">
            <ListedPost post={inBrief(post)} feed={feed} Save={Save} More={More} />
          </Contained>
        ))}
      </UnlessSilenced>
    </section>
  )
}

const NONE: readonly FeedPost[] = []

/** A title says enough. */
const inBrief = (post: FeedPost): FeedPost =>
  post.title === null ? post : { ...post, beginning: '', isWhole: true, topReply: null, tool: null }
