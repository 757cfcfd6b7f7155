import type { Problems } from '../kernel/problem.ts'

export const discussionProblems = {
  'not-confirmed': { status: 422, message: 'Confirm your email first: only confirmed members can write here.' },
  'unknown-post': { status: 404, message: 'We can’t find this post. It may have been deleted or hidden.' },
  'unknown-comment': { status: 404, message: 'We can’t find this comment. It may have been deleted or hidden.' },
  'not-your-post': { status: 403, message: 'This post is somebody else’s. Only its author can do that.' },
  'post-changed': {
    status: 409,
    message: 'This post was changed somewhere else since you opened it. Save again to put your words in the place of that.',
  },
  'not-your-comment': { status: 403, message: 'This comment is somebody else’s. Only its author can do that.' },
  'too-many-mentions': { status: 422, message: 'A text can mention 10 members. Take some of the names out.' },
  'reply-to-deleted': { status: 422, message: 'The comment you reply to was deleted. You can write a comment of your own.' },
  'comment-somewhere-else': { status: 422, message: 'The comment you reply to stands under something else. Load the page again.' },
  'unknown-post-draft': { status: 404, message: 'This draft is gone. It may have been published or deleted on another device.' },
  'post-draft-stale': { status: 409, message: 'This draft was changed somewhere else. Load it again before you go on.' },
  'too-many-post-drafts': { status: 422, message: 'You have 20 drafts of posts. Publish or delete one first.' },
  'like-your-own': { status: 422, message: 'You wrote this. You can like what others write.' },
  'too-many-posts': {
    status: 422,
    message: 'You have published as many posts as a member can within 24 hours. New members have 3, others 10. Try again tomorrow.',
  },
  'too-many-comments': {
    status: 422,
    message: 'You have written as many comments as a member can within 24 hours. New members have 20, others 100. Try again tomorrow.',
  },
  'report-your-own': { status: 422, message: 'You wrote this. You can edit or delete it yourself.' },
  'too-many-likes': { status: 422, message: 'You like as much as one member can. Take a like back first.' },
  'too-many-reports': { status: 422, message: 'You have reported as much as one member can. Write to us instead.' },
} as const satisfies Problems
