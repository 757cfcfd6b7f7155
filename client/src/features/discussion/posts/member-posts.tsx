import { StageMessage } from '../../../ui/stage-message.tsx'
import { postsBy } from './feeds.ts'
import type { MoreOf, SaveOf } from './listed-post.tsx'
import { PostList } from './post-list.tsx'

interface Props {
  readonly username: string
  readonly Save: SaveOf
  readonly More: MoreOf
}

/** What one member has written, on their own page. */
export const MemberPosts = ({ username, Save, More }: Props) => (
  <PostList
    of={postsBy(username)}
    none={
      <StageMessage title="No posts yet" lit={false}>
        <p>{`${username} hasn’t written a post yet.`}</p>
      </StageMessage>
    }
    Save={Save}
    More={More}
    isOfOneMember
  />
)
