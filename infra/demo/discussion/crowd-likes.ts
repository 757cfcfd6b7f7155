import type { DemoPerson } from '../people.ts'
import type { Random } from '../random.ts'
import type { Talk } from './talk-by-http.ts'

interface Parts {
  readonly crowd: readonly DemoPerson[]
  readonly talk: Talk
  readonly random: Random
}

const LIKES_A_POST = 0.5
/** A demo that runs for weeks does not like everything endlessly. */
const MOST_LIKES = 60

/** Somebody likes a recent post, or a comment on one; the newer, the likelier. */
export const likeSomething = async ({ crowd, talk, random }: Parts, signal: AbortSignal): Promise<void> => {
  const { posts } = await talk.posts(signal)
  const post = posts[Math.floor(random.next() ** 2 * posts.length)]
  if (post === undefined) return
  const shown = random.chance(LIKES_A_POST) ? [] : (await talk.comments(post, signal)).filter((row) => row.state === 'shown')
  const liked = shown[random.below(shown.length)] ?? post
  const person = crowd[random.below(crowd.length)]
  if (person === undefined || person.memberId === liked.author.memberId || liked.likes >= MOST_LIKES) return
  if ('commentId' in liked) await talk.send(person, 'LikeComment', { commentId: liked.commentId }, signal)
  else await talk.send(person, 'LikePost', { postId: liked.postId }, signal)
}
