import { defineRoute } from '../kernel/define-route.ts'
import { ProfileParams } from '../members/member-questions.ts'
import { Branch, CommentCounts, CommentPlace, MemberComments, Thread } from './comment-answers.ts'
import { BranchParams, CountsQuery, PlaceQuery, PostThreadParams, ThreadQuery, ToolThreadParams } from './comment-questions.ts'
import { Feed, MemberPosts, OwnLikes, Post } from './post-answers.ts'
import { FeedQuery, MemberPostsQuery, PostParams, ShownTexts, TopQuery } from './post-questions.ts'

export const feedRoute = /* @__PURE__ */ defineRoute('GET /api/posts', { who: 'everybody', query: FeedQuery, answer: Feed })
export const topPostsRoute = /* @__PURE__ */ defineRoute('GET /api/posts/top', { who: 'everybody', query: TopQuery, answer: Feed })
export const followedPostsRoute = /* @__PURE__ */ defineRoute('GET /api/posts/followed', { who: 'members', query: FeedQuery, answer: Feed })
export const memberPostsRoute = /* @__PURE__ */ defineRoute('GET /api/profiles/:username/posts', {
  who: 'everybody',
  params: ProfileParams,
  query: MemberPostsQuery,
  answer: MemberPosts,
})
export const memberCommentsRoute = /* @__PURE__ */ defineRoute('GET /api/profiles/:username/comments', {
  who: 'everybody',
  params: ProfileParams,
  query: MemberPostsQuery,
  answer: MemberComments,
})
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
export const commentCountsRoute = /* @__PURE__ */ defineRoute('GET /api/comment-counts', {
  who: 'everybody',
  query: CountsQuery,
  answer: CommentCounts,
})
export const ownLikesRoute = /* @__PURE__ */ defineRoute('GET /api/likes', { who: 'members', query: ShownTexts, answer: OwnLikes })
