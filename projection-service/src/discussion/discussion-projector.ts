import { commentEvents } from '@debut/events/discussion/comment-events.ts'
import { likeEvents } from '@debut/events/discussion/like-events.ts'
import { postEvents } from '@debut/events/discussion/post-events.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { ERASED } from '../kernel/marks.ts'
import { defineProjector } from '../kernel/projector.ts'
import { commentRows, commentTables } from './comment-rows.ts'
import { erasedMembers } from './erased-members.ts'
import { holdRows, holdTables } from './hold-rows.ts'
import { likeRows, likeTables } from './like-rows.ts'
import { feedEvents, postRows, postTables } from './post-rows.ts'
import { reportRows, reportTables } from './report-rows.ts'
import { namedThreads, threadRows, threadTables } from './thread-rows.ts'
import { forgetVersions, versionTables } from './version-rows.ts'

/**
 * Posts, comments, who likes them and what is reported of them. They are one projection, as each needs the others: a post shows how
 * many comments its thread has, a thread how many like its post, and an erasure takes all of it at one moment.
 */
export const discussion = defineProjector('discussion', {
  version: 5,
  reads: { post: postEvents, comment: commentEvents, liker: likeEvents, reporter: [ContentReported], member: [MemberErased] },
  atOnce: [MemberErased],
  tables: `${ERASED}${likeTables}${postTables}${threadTables}${commentTables}${reportTables}${holdTables}${versionTables}`,
  project: (batch) => {
    const comments = commentRows(batch)
    return [
      ...postRows(batch),
      ...comments.write,
      ...likeRows(batch),
      ...reportRows(batch),
      ...holdRows(batch),
      ...forgetVersions(batch),
      ...threadRows(batch),
      ...comments.count,
      ...erasedMembers(batch),
    ]
  },
  // Events that name a comment alone don't say in which thread: who follows that is brought up to date within a second.
  topics: (batch) => [
    ...(batch.of(...feedEvents).length > 0 ? ['posts'] : []),
    ...[...namedThreads(batch).keys()].map((thread) => `thread:${thread}`),
  ],
})
