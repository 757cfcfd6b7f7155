import { PostId } from '@debut/events/discussion/discussion-form.ts'
import type { Author, PostCard } from '@debut/events/discussion/post-answers.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import { memberIdOf, toolIdOf } from '../../../../lib/api/testing/ids.ts'

const AYA: Author = {
  memberId: memberIdOf(1),
  username: 'aya',
  name: null,
  avatar: null,
  tier: 0,
  makes: { slug: Slug.parse('fernweh'), name: 'Fernweh' },
}

/** Always the same for a title. */
export const postIdOf = (title: string): PostId => PostId.parse(toolIdOf(title))

export const postCard = (title: string, rest: Partial<PostCard> = {}): PostCard => ({
  postId: postIdOf(title),
  kind: 'shipped',
  title,
  author: AYA,
  tool: null,
  publishedAt: '2026-11-20T10:00:00Z',
  edited: false,
  likes: 0,
  comments: 0,
  publishedPosition: LogPosition.parse(5),
  beginning: 'It begins so.',
  isWhole: true,
  topReply: null,
  ...rest,
})
