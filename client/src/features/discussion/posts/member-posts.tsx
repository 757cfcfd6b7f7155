import type { UnlessHidden } from '../../../ui/moderation/of-own-texts.ts'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { postsBy } from './feeds.ts'
import type { MoreOf, SaveOf } from './listed-post.tsx'
import { PostList } from './post-list.tsx'

interface Props {
  readonly member: { readonly memberId: string; readonly username: string }
  readonly Save: SaveOf
  readonly More: MoreOf
  readonly Unless: UnlessHidden
}

/** What one member has written, on their own page. */
export const MemberPosts = ({ member: { memberId, username }, Save, More, Unless }: Props) => (
  <PostList
    of={postsBy(username)}
    none={
      <Unless memberId={memberId} what="post">
        <StageMessage title="No posts yet" lit={false}>
          <p>{`${username} hasn’t written a post yet.`}</p>
        </StageMessage>
      </Unless>
    }
    Save={Save}
    More={More}
    isOfOneMember
  />
)
