import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import type { FeedPageQuery } from './feed-query.ts'
import { feedOf } from './feeds.ts'
import type { MoreOf, SaveOf } from './listed-post.tsx'
import { PostList } from './post-list.tsx'

interface Props {
  readonly query: FeedPageQuery
  readonly Save: SaveOf
  readonly More: MoreOf
}

/** The posts that the address asks for. */
export const FeedList = ({ query, Save, More }: Props) => (
  <PostList of={feedOf(query)} none={<NoPosts query={query} />} Save={Save} More={More} />
)

const NoPosts = ({ query: { sort, kind } }: { readonly query: FeedPageQuery }) =>
  sort === 'following' ? (
    <StageMessage title="Nothing from members you follow yet" lit={false}>
      <p>Follow a few makers to see their posts here.</p>
      <Link to="/community/makers" className={buttonClass('primary', 'm')}>
        Find makers
      </Link>
    </StageMessage>
  ) : (
    <StageMessage title={kind === undefined ? 'No posts yet' : 'No posts of this kind yet'} lit={sort === 'newest'}>
      <p>Write the first one. What did you ship, learn or wonder about today?</p>
    </StageMessage>
  )
