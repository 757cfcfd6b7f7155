import { CommentEdited, CommentHidden } from '@debut/events/discussion/comment-events.ts'
import { CommentLiked, PostLiked } from '@debut/events/discussion/like-events.ts'
import { PostDeleted, PostEdited } from '@debut/events/discussion/post-events.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { expect, it } from 'vitest'
import { ines, rowsOf, tomasz } from '../testing/given.ts'
import { toolId } from '../testing/given-tools.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { storedLog } from '../testing/made-log.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { Batch } from '../kernel/projector.ts'
import { discussion } from './discussion-projector.ts'
import { commentId, liked, ofComment, ofPost, postId, postOf, published, wrote } from './testing/given-texts.ts'

const database = projectionDatabase()

const topicsOf = async (...commits: Commit[]) => {
  const { keys } = database()
  return discussion.topics(new Batch(await decode(keys, await storedLog(keys, commits))))
}

const aboutPost = { postId: postId(1), memberId: ines }
const likedComment = CommentLiked({ memberId: ines, commentId: commentId(1), authorId: tomasz })
const edited = CommentEdited({ commentId: commentId(1), memberId: tomasz, body: 'Other words', mentions: [], marked: true })
const hidden = CommentHidden({ commentId: commentId(1), reason: 'spam', by: ines })

it('announces the feeds where a post comes or goes, and the thread of a post with all that happens to it', async () => {
  const ofThread = `thread:post:${postId(1)}`
  expect(await topicsOf(published(1))).toEqual(['posts', ofThread])
  expect(await topicsOf(ofPost(1, PostEdited(postOf(1))))).toEqual([ofThread])
  expect(await topicsOf(ofPost(1, PostDeleted(aboutPost)))).toEqual(['posts', ofThread])
  expect(await topicsOf(liked(tomasz, PostLiked({ ...aboutPost, memberId: tomasz, authorId: ines })))).toEqual([ofThread])
  expect(await topicsOf(wrote(1), wrote(2, { postId: null, toolId: toolId(1) }))).toEqual([ofThread, `thread:tool:${toolId(1)}`])
})

it('leaves threads to be looked for where an event names a comment alone, and keeps where each was changed last', async () => {
  expect(await topicsOf(liked(ines, likedComment), ofComment(1, edited, hidden))).toEqual([])
  const threads = (...commits: Commit[]) => rowsOf(database(), discussion, commits, 'select thread, position from threads order by thread')
  const written = [wrote(1), wrote(2, { postId: null, toolId: toolId(1) })]
  const [post, tool] = [{ thread: `post:${postId(1)}` }, { thread: `tool:${toolId(1)}`, position: positionOf(1) }]
  for (const later of [liked(ines, likedComment), ofComment(1, edited), ofComment(1, hidden)])
    expect(await threads(...written, later)).toEqual([{ ...post, position: positionOf(2) }, tool])
})
