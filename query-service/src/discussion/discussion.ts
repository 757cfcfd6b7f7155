import { discussion as contract } from '@debut/events/discussion/discussion.ts'
import {
  commentVersionsRoute,
  hiddenTextsRoute,
  moderatedTextsRoute,
  postVersionsRoute,
} from '@debut/events/discussion/moderated-routes.ts'
import {
  branchRoute,
  commentCountsRoute,
  commentPlaceRoute,
  feedRoute,
  followedPostsRoute,
  memberCommentsRoute,
  memberPostsRoute,
  ownLikesRoute,
  postRoute,
  postThreadRoute,
  toolThreadRoute,
  topPostsRoute,
} from '@debut/events/discussion/discussion-routes.ts'
import { serves } from '../kernel/query.ts'
import { branchQuery } from './branch-query.ts'
import { commentCountsQuery } from './comment-counts-query.ts'
import { commentPlaceQuery } from './comment-place-query.ts'
import { feedQuery, followedPostsQuery, topPostsQuery } from './feed-queries.ts'
import { hiddenTextsQuery } from './hidden-texts-query.ts'
import { moderatedTextsQuery } from './moderated-texts-query.ts'
import { memberCommentsQuery } from './member-comments-query.ts'
import { memberPostsQuery } from './member-posts-query.ts'
import { ownLikesQuery } from './own-likes-query.ts'
import { postQuery } from './post-query.ts'
import { postsTopic } from './posts-topic.ts'
import { postThreadQuery, toolThreadQuery } from './thread-queries.ts'
import { threadTopic } from './thread-topic.ts'
import { commentVersionsQuery, postVersionsQuery } from './versions-query.ts'

export const discussion = serves(contract, {
  answers: {
    [feedRoute.name]: feedQuery,
    [topPostsRoute.name]: topPostsQuery,
    [followedPostsRoute.name]: followedPostsQuery,
    [memberPostsRoute.name]: memberPostsQuery,
    [memberCommentsRoute.name]: memberCommentsQuery,
    [postRoute.name]: postQuery,
    [postThreadRoute.name]: postThreadQuery,
    [toolThreadRoute.name]: toolThreadQuery,
    [branchRoute.name]: branchQuery,
    [commentCountsRoute.name]: commentCountsQuery,
    [commentPlaceRoute.name]: commentPlaceQuery,
    [ownLikesRoute.name]: ownLikesQuery,
    [moderatedTextsRoute.name]: moderatedTextsQuery,
    [hiddenTextsRoute.name]: hiddenTextsQuery,
    [postVersionsRoute.name]: postVersionsQuery,
    [commentVersionsRoute.name]: commentVersionsQuery,
  },
  topics: { posts: postsTopic, thread: threadTopic },
})
