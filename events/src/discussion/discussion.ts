import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { ThreadFrame } from './comment-answers.ts'
import { commentEvents, commentNotices } from './comment-events.ts'
import { discussionCommands } from './discussion-commands.ts'
import { discussionProblems } from './discussion-problems.ts'
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
} from './discussion-routes.ts'
import { discussionSentences } from './discussion-sentences.ts'
import { likeEvents, likeNotice, likerStream } from './like-events.ts'
import { moderatedTextsRoutes } from './moderated-routes.ts'
import { PostsFrame } from './post-answers.ts'
import { postDraftRoutes } from './post-draft-routes.ts'
import { postEvents, postNotices } from './post-events.ts'
import { ContentReported, reporterStream } from './report-events.ts'
import { textActs } from './text-acts.ts'
import { textJournal } from './text-journal.ts'

/** What members write for each other: posts, and comments on posts and tools. */
export const discussion = defineCapability({
  name: 'discussion',
  events: { post: postEvents, comment: commentEvents, liker: likeEvents, reporter: [ContentReported] },
  commands: discussionCommands,
  routes: routesByName(
    feedRoute,
    topPostsRoute,
    followedPostsRoute,
    memberPostsRoute,
    memberCommentsRoute,
    postRoute,
    postThreadRoute,
    toolThreadRoute,
    branchRoute,
    commentCountsRoute,
    commentPlaceRoute,
    ownLikesRoute,
    ...moderatedTextsRoutes,
    ...postDraftRoutes,
  ),
  topics: { posts: { who: 'everybody', frame: PostsFrame }, thread: { who: 'everybody', frame: ThreadFrame } },
  ownStreams: (memberId) => [likerStream(memberId), reporterStream(memberId)],
  notices: [...postNotices, ...commentNotices, likeNotice],
  acts: textActs,
  journal: textJournal,
  problems: discussionProblems,
  sentences: discussionSentences,
})
