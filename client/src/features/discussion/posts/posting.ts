import { nameOf, summaryOf } from '@debut/events/discussion/post-name.ts'
import { describedPerson } from '../../../ui/described-person.ts'
import type { ShownPost } from './posts.ts'

/** A post as search engines read one. */
export const posting = ({ postId, title, body, author, publishedAt, likes, comments }: ShownPost): object => ({
  '@type': 'DiscussionForumPosting',
  url: `/posts/${postId}`,
  headline: nameOf({ title, text: body }),
  text: summaryOf(body, 2_000),
  datePublished: publishedAt,
  author: describedPerson(author),
  interactionStatistic: [
    { '@type': 'InteractionCounter', interactionType: 'https://schema.org/LikeAction', userInteractionCount: likes },
    { '@type': 'InteractionCounter', interactionType: 'https://schema.org/CommentAction', userInteractionCount: comments },
  ],
})
