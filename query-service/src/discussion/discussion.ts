import { discussion as contract } from '@debut/events/discussion/discussion.ts'
import {
  branchRoute,
  commentPlaceRoute,
  feedRoute,
  followedPostsRoute,
  ownLikesRoute,
  postRoute,
  postThreadRoute,
  toolThreadRoute,
  topPostsRoute,
} from '@debut/events/discussion/discussion-routes.ts'
import { serves } from '../kernel/query.ts'
import { branchQuery } from './branch-query.ts'
import { commentPlaceQuery } from './comment-place-query.ts'
import { feedQuery, followedPostsQuery, topPostsQuery } from './feed-queries.ts'
import { ownLikesQuery } from './own-likes-query.ts'
import { postQuery } from './post-query.ts'
import { postsTopic } from './posts-topic.ts'
import { postThreadQuery, toolThreadQuery } from './thread-queries.ts'
import { threadTopic } from './thread-topic.ts'

export const discussion = serves(contract, {
  answers: {
    [feedRoute.name]: feedQuery,
    [topPostsRoute.name]: topPostsQuery,
    [followedPostsRoute.name]: followedPostsQuery,
    [postRoute.name]: postQuery,
    [postThreadRoute.name]: postThreadQuery,
    [toolThreadRoute.name]: toolThreadQuery,
    [branchRoute.name]: branchQuery,
    [commentPlaceRoute.name]: commentPlaceQuery,
    [ownLikesRoute.name]: ownLikesQuery,
  },
  topics: { posts: postsTopic, thread: threadTopic },
})
