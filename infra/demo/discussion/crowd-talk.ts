import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Act } from '../crowd.ts'
import { dayAt, midnightOf } from '../demo-days.ts'
import { type DemoPerson, isReaders } from '../people.ts'
import { randomOf } from '../random.ts'
import { likeSomething } from './crowd-likes.ts'
import { idAt, idOf, isPost, markOf, planDiscussion, type PlannedComment, type PlannedPost, type PlannedText } from './discussion-plan.ts'
import type { Talk } from './talk-by-http.ts'

interface Options {
  readonly seed: string
  readonly people: readonly DemoPerson[]
  readonly talk: Talk
  readonly clock: () => number
}

const MINUTE = 60_000
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [1.5 * MINUTE, 5 * MINUTE]
const POSTS_APART = 25 * MINUTE
/** What is not said is liked. */
const LIKES_ONLY = 0.25
/** One of so many posts from before the last day is always there. */
const EVE = 5
/** As far back as is looked for what was said before this start. */
const PAGES = 4

/** The crowd goes on with what is planned from the made world's last day on, each text once, at its own pace. Then it only likes. */
export const crowdTalk = ({ seed, people, talk, clock }: Options): { actsOn(day: Day, from: number): readonly Act[] } => {
  const today = dayAt(clock())
  const texts = planDiscussion(seed, today, people)
  const queue = texts.filter(({ at }) => at >= midnightOf(today))
  const before = texts.filter(({ at }) => at < midnightOf(today)).filter(isPost)
  const crowd = people.filter((person) => !isReaders(person))
  const random = randomOf(`${seed} talk ${clock()}`)
  /** What is there by now, by the marks of the texts and the slugs of the tools. */
  const posts = new Map<string, PostId>()
  const comments = new Map<string, CommentId>()
  const tools = new Map<string, ToolId | undefined>()
  /** The same in each attempt, so that one whose answer was lost is not said twice. */
  const ids = new Map<PlannedText, string>()
  let next: number | undefined
  let lastPostAt = -Infinity

  const toolNamed = async (slug: string, signal: AbortSignal): Promise<ToolId | undefined> => {
    if (!tools.has(slug)) tools.set(slug, await talk.toolNamed(slug, signal))
    return tools.get(slug)
  }

  /** Undefined where the post or the tool can't be seen. */
  const threadOf = async ({ on }: PlannedComment, signal: AbortSignal) => {
    if (typeof on === 'string') {
      const toolId = await toolNamed(on, signal)
      return toolId && { postId: null, toolId }
    }
    const postId = posts.get(markOf(on.postId))
    return postId && { postId, toolId: null }
  }

  const newIdOf = (text: PlannedText): string => {
    const id = ids.get(text) ?? idAt(seed, text.body, clock())
    ids.set(text, id)
    return id
  }

  const latestPosts = async (signal: AbortSignal): Promise<PostId[]> => {
    let page = await talk.posts(signal)
    const found = [...page.posts]
    for (let turned = 1; turned < PAGES && page.more; turned++) {
      page = await talk.posts(signal, found.at(-1))
      found.push(...page.posts)
    }
    return found.map(({ postId }) => postId)
  }

  /**
   * Goes on after the last text that is there already, whether the world was made with it or it was said before a new start.
   * Undefined where the feed has not come to the last day yet: what is in the log would be said again.
   */
  const findNext = async (signal: AbortSignal): Promise<number | undefined> => {
    for (const postId of await latestPosts(signal)) posts.set(markOf(postId), postId)
    if (!before.slice(-EVE).some(({ postId }) => posts.has(markOf(postId)))) return undefined
    const threads = new Map(queue.flatMap((text) => (isPost(text) ? [] : [[text.on, text] as const])))
    for (const comment of threads.values()) {
      const thread = await threadOf(comment, signal)
      for (const { commentId } of thread === undefined ? [] : await talk.comments(thread, signal))
        comments.set(markOf(commentId), commentId)
    }
    return 1 + queue.findLastIndex((text) => posts.has(markOf(idOf(text))) || comments.has(markOf(idOf(text))))
  }

  const publish = async (post: PlannedPost, signal: AbortSignal): Promise<void> => {
    const { author, kind, title, body, about } = post
    const toolId = about === null ? null : ((await toolNamed(about, signal)) ?? null)
    const postId = PostId.parse(newIdOf(post))
    const accepted = await talk.send(author, 'PublishPost', { postId, kind, title, body, toolId }, signal)
    if (accepted) posts.set(markOf(postId), postId)
    lastPostAt = clock()
  }

  /** A reply to what is not there is not written either. */
  const write = async (comment: PlannedComment, signal: AbortSignal): Promise<'sent' | 'left out'> => {
    const { author, answers, body } = comment
    const thread = await threadOf(comment, signal)
    const parentId = answers === undefined ? null : comments.get(markOf(answers.commentId))
    if (thread === undefined || parentId === undefined) return 'left out'
    const commentId = CommentId.parse(newIdOf(comment))
    const accepted = await talk.send(author, 'WriteComment', { commentId, ...thread, parentId, body }, signal)
    if (accepted) comments.set(markOf(commentId), commentId)
    return 'sent'
  }

  /** Where the service is unavailable, the same text is tried again the next time. */
  const speak = async (from: number, signal: AbortSignal): Promise<void> => {
    next = from
    for (let text = queue[next]; text !== undefined; text = queue[++next]) {
      if (isReaders(text.author)) continue
      if (isPost(text) && clock() < lastPostAt + POSTS_APART) return like(signal)
      const outcome = isPost(text) ? await publish(text, signal) : await write(text, signal)
      if (outcome === 'left out') continue
      next++
      return
    }
  }

  const like = (signal: AbortSignal) => likeSomething({ crowd, talk, random }, signal)

  const run = async (signal: AbortSignal): Promise<readonly Act[]> => {
    next ??= await findNext(signal)
    if (next !== undefined) await (random.chance(LIKES_ONLY) ? like(signal) : speak(next, signal))
    return []
  }

  const pause = () => SHORTEST_PAUSE + random.next() * (LONGEST_PAUSE - SHORTEST_PAUSE)

  return {
    actsOn: (day, from) => {
      const acts: Act[] = []
      for (let at = from + pause(); at < midnightOf(addDays(day, 1)); at += pause()) acts.push({ at, run })
      return acts
    },
  }
}
