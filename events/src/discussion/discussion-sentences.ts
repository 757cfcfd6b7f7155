import { defineSentences } from '../kernel/define-sentences.ts'

const ofComposer = { leftOut: 'Drafts belong to the composer on our own pages: a client publishes a post at once.' }

export const discussionSentences = defineSentences({
  title: 'Discussion',
  says: 'Posts, comments on posts and on products, and likes.',
  of: {
    'GET /api/posts': 'The posts of all members, the newest first.',
    'GET /api/posts/top': 'The posts of the last day, week or month, those with the most likes first.',
    'GET /api/posts/followed': 'The posts of the members whom the reader follows, the newest first.',
    'GET /api/posts/:postId': 'One post.',
    'GET /api/posts/:postId/comments': 'The comments on a post, each after the one that it replies to.',
    'GET /api/tools/:toolId/comments': 'The comments on a product, each after the one that it replies to.',
    'GET /api/comments/:commentId': 'The post or product that a comment stands under, and the page it is on.',
    'GET /api/comments/:commentId/replies': 'All replies in the branch that begins with a comment.',
    'GET /api/likes': 'Which of the posts and comments that are named the reader likes.',
    'GET /api/post-drafts': ofComposer,
    'POST /api/post-drafts': ofComposer,
    'GET /api/post-drafts/:postId': ofComposer,
    'PUT /api/post-drafts/:postId': ofComposer,
    'DELETE /api/post-drafts/:postId': ofComposer,
    'command PublishPost': {
      says: 'Publishes a post.',
      problems: ['not-registered', 'not-confirmed', 'unknown-tool', 'too-many-mentions', 'not-your-post', 'unknown-post'],
    },
    'command EditPost': {
      says: 'Changes a post.',
      problems: ['not-registered', 'unknown-post', 'not-your-post', 'unknown-tool', 'too-many-mentions'],
    },
    'command DeletePost': { says: 'Deletes a post for ever.', problems: ['unknown-post', 'not-your-post'] },
    'command LikePost': { says: 'Likes a post.', problems: ['not-registered', 'unknown-post', 'like-your-own', 'too-many-likes'] },
    'command UnlikePost': 'Likes a post no longer.',
    'command WriteComment': {
      says: 'Writes a comment on a post or on a product, or a reply to one.',
      example: { toolId: null, parentId: null },
      problems: [
        'not-registered',
        'not-confirmed',
        'unknown-post',
        'unknown-tool',
        'unknown-comment',
        'reply-to-deleted',
        'comment-somewhere-else',
        'not-your-comment',
        'too-many-mentions',
      ],
    },
    'command EditComment': {
      says: 'Changes a comment.',
      problems: ['not-registered', 'unknown-comment', 'not-your-comment', 'too-many-mentions'],
    },
    'command DeleteComment': { says: 'Deletes a comment for ever.', problems: ['unknown-comment', 'not-your-comment'] },
    'command LikeComment': {
      says: 'Likes a comment.',
      problems: ['not-registered', 'unknown-comment', 'like-your-own', 'too-many-likes'],
    },
    'command UnlikeComment': 'Likes a comment no longer.',
    'command ReportPost': {
      says: 'Asks a moderator to look at a post.',
      problems: ['not-registered', 'unknown-post', 'report-your-own', 'too-many-reports'],
    },
    'command ReportComment': {
      says: 'Asks a moderator to look at a comment.',
      problems: ['not-registered', 'unknown-comment', 'report-your-own', 'too-many-reports'],
    },
    'topic posts': 'How many posts have been published.',
    'topic thread': 'How many comments and likes a post has, as `thread:post:<id>`, or a product, as `thread:tool:<id>`.',
  },
  rest: { leftOut: 'Moderators alone hide and show what members wrote.' },
})
