import { CommentLiked, CommentUnliked, PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import { lastOfEach, marksTable } from '../kernel/marks.ts'
import type { Batch, Statement } from '../kernel/projector.ts'

export const likeTables = `
  create table post_likes (
    member_id uuid not null,
    post_id text not null,
    primary key (member_id, post_id)
  );
  create index on post_likes (post_id);
  create table comment_likes (
    member_id uuid not null,
    comment_id text not null,
    primary key (member_id, comment_id)
  );
  create index on comment_likes (comment_id);
`

const ofPosts = { member_id: 'uuid', post_id: 'text' }
const ofComments = { member_id: 'uuid', comment_id: 'text' }

export const postLikes = marksTable({
  name: 'post_likes',
  key: ofPosts,
  members: ['member_id'],
  counts: `
    update posts set likes = likes + moves.way from (select post_id, sum(way) as way from moved group by post_id) as moves
    where posts.post_id = moves.post_id and moves.way <> 0`,
})

export const commentLikes = marksTable({
  name: 'comment_likes',
  key: ofComments,
  members: ['member_id'],
  counts: `
    , liked as (
      update comments set likes = likes + moves.way from (select comment_id, sum(way) as way from moved group by comment_id) as moves
      where comments.comment_id = moves.comment_id and moves.way <> 0
      returning comments.comment_id, likes
    )
    update branches set likes = liked.likes from liked where branches.root_id = liked.comment_id`,
})

export const likeRows = (batch: Batch): Statement[] => [
  ...postLikes.set(
    lastOfEach(batch.of(PostLiked, PostUnliked), Object.keys(ofPosts), ({ type, data }) => ({
      member_id: data.memberId,
      post_id: data.postId,
      marked: type === 'PostLiked',
    })),
  ),
  ...commentLikes.set(
    lastOfEach(batch.of(CommentLiked, CommentUnliked), Object.keys(ofComments), ({ type, data }) => ({
      member_id: data.memberId,
      comment_id: data.commentId,
      marked: type === 'CommentLiked',
    })),
  ),
]
