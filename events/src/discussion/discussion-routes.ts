import { defineRoute } from '../kernel/define-route.ts'
import { Branch, CommentPlace, Thread } from './comment-answers.ts'
import { BranchParams, PlaceQuery, PostThreadParams, ThreadQuery, ToolThreadParams } from './comment-questions.ts'
import { Feed, OwnLikes, Post } from './post-answers.ts'
import { FeedQuery, PostParams, ShownTexts, TopQuery } from './post-questions.ts'

export const feedRoute = /* @__PURE__ */ defineRoute('GET /api/posts', { who: 'everybody', query: FeedQuery, answer: Feed })
export const topPostsRoute = /* @__PURE__ */ defineRoute('GET /api/posts/top', { who: 'everybody', query: TopQuery, answer: Feed })
export const followedPostsRoute = /* @__PURE__ */ defineRoute('GET /api/posts/followed', { who: 'members', query: FeedQuery, answer: Feed })
export const postRoute = /* @__PURE__ */ defineRoute('GET /api/posts/:postId', { who: 'everybody', params: PostParams, answer: Post })

export const postThreadRoute = /* @__PURE__ */ defineRoute('GET /api/posts/:postId/comments', {
  who: 'everybody',
  params: PostThreadParams,
  query: ThreadQuery,
  answer: Thread,
})
export const toolThreadRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:toolId/comments', {
  who: 'everybody',
  params: ToolThreadParams,
  query: ThreadQuery,
  answer: Thread,
})
export const branchRoute = /* @__PURE__ */ defineRoute('GET /api/comments/:commentId/replies', {
  who: 'everybody',
  params: BranchParams,
  answer: Branch,
})
export const commentPlaceRoute = /* @__PURE__ */ defineRoute('GET /api/comments/:commentId', {
  who: 'everybody',
  params: BranchParams,
  query: PlaceQuery,
  answer: CommentPlace,
})
export const ownLikesRoute = /* @__PURE__ */ defineRoute('GET /api/likes', { who: 'members', query: ShownTexts, answer: OwnLikes })
