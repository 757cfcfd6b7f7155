import type { ShownComment } from '@debut/events/discussion/comment-answers.ts'
import type { PostCard } from '@debut/events/discussion/post-answers.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { dayAt, midnightOf } from '../demo-days.ts'
import { type DemoPerson, demoPeople, isReaders } from '../people.ts'
import { crowdTalk } from './crowd-talk.ts'
import { idOf, isPost, markOf, planDiscussion, type PlannedPost, type PlannedText } from './discussion-plan.ts'
import type { Talk } from './talk-by-http.ts'

const SEED = 'debut'
const NOON = Date.parse('2026-11-21T20:00:00Z')
const MINUTE = 60_000
const TOOL = ToolId.parse('01M7W4K9DA7AM9JD1WGDRE08P8')

const people = demoPeople(SEED)
const today = dayAt(NOON)
const texts = planDiscussion(SEED, today, people)
const { signal } = new AbortController()

interface Sent {
  readonly by: string
  readonly type: string
  readonly body: string | undefined
  readonly at: number
  readonly payload: Readonly<Record<string, unknown>>
}

interface Site {
  readonly there: PlannedText[]
  readonly answer?: (sent: Sent) => boolean
  readonly likes?: number
}

/** As much of the product as the crowd needs, with what is there at noon, and what it was sent. */
const talkingTo = ({ there, answer = () => true, likes = 0 }: Site) => {
  const sent: Sent[] = []
  let now = NOON
  const withMark = (id: unknown) => texts.find((text) => markOf(idOf(text)) === markOf(String(id)))
  const ids = new Map<PlannedText, string>(there.map((text) => [text, idOf(text)]))
  const author = ({ memberId }: DemoPerson) => ({ memberId })
  const talk: Talk = {
    posts: async () => ({
      posts: [...ids.keys()]
        .filter(isPost)
        .toReversed()
        .map((post) => ({ postId: ids.get(post), author: author(post.author), likes }) as unknown as PostCard),
      more: false,
    }),
    comments: async (on) =>
      [...ids.keys()]
        .flatMap((text) => (isPost(text) ? [] : [text]))
        .filter((comment) => ('postId' in on ? ids.get(comment.on as PlannedPost) === on.postId : typeof comment.on === 'string'))
        .map(
          (comment) => ({ state: 'shown', commentId: ids.get(comment), author: author(comment.author), likes }) as unknown as ShownComment,
        ),
    toolNamed: async () => TOOL,
    send: async (person, type, payload) => {
      const { postId, commentId, body } = payload as Record<string, unknown>
      const one: Sent = { by: person.username, type, body: body as string, at: now, payload }
      const accepted = answer(one)
      sent.push(one)
      const text = withMark(type === 'WriteComment' ? commentId : postId)
      if (accepted && body !== undefined && text !== undefined) ids.set(text, String(isPost(text) ? postId : commentId))
      return accepted
    },
  }
  const start = () => crowdTalk({ seed: SEED, people, talk, clock: () => now })
  /** Everything that is due within so many hours, at its time; what fails is skipped, as the crowd does. */
  const live = async (hours: number) => {
    const { actsOn } = start()
    const until = now + hours * 60 * MINUTE
    const acts = [...actsOn(dayAt(now), now), ...actsOn(addDays(dayAt(now), 1), midnightOf(addDays(dayAt(now), 1)))]
    for (const { at, run } of acts.filter((act) => act.at < until)) {
      now = at
      await run(signal).catch(() => [])
    }
    now = until
  }
  const written = () => sent.filter(({ body }) => body !== undefined)
  return { sent, written, live, start }
}

const atNoon = () => texts.filter(({ at }) => at < NOON)
const afterNoon = () => texts.filter(({ at }) => at >= NOON)

it('says what the made world has not lived to see, in the same order and by the same people', async () => {
  const { written, live } = talkingTo({ there: atNoon() })
  await live(24)
  const said = written().map(({ by, body }) => `${by}: ${body}`)
  const planned = afterNoon().map(({ author, body }) => `${author.username}: ${body}`)
  expect(said).toEqual(planned.filter((text) => said.includes(text)))
  expect(said.length).toBeGreaterThan(planned.length * 0.95)
  expect(said.length).toBeGreaterThanOrEqual(60)
})

it('puts each reply under what it replies to', async () => {
  const { written, live } = talkingTo({ there: atNoon() })
  await live(24)
  const ids = new Map(texts.map((text) => [markOf(idOf(text)), text]))
  const textOf = (id: unknown) => (id === null ? undefined : ids.get(markOf(String(id))))
  const replies = written().filter(({ type }) => type === 'WriteComment')
  expect(replies.length).toBeGreaterThan(50)
  for (const { payload } of replies) {
    const planned = textOf(payload['commentId'])
    if (planned === undefined || isPost(planned)) throw new Error('it says something that was not planned')
    expect(textOf(payload['parentId'])).toBe(planned.answers)
    expect(payload).toMatchObject(typeof planned.on === 'string' ? { postId: null, toolId: TOOL } : { toolId: null })
    if (typeof planned.on !== 'string') expect(textOf(payload['postId'])).toBe(planned.on)
  }
})

it('says nothing twice, not after a new start on another day either', async () => {
  const { written, live } = talkingTo({ there: atNoon() })
  for (const hours of [2, 3, 20, 24]) await live(hours)
  expect(new Set(written().map(({ body }) => body)).size).toBe(written().length)
})

it('acts every few minutes, and publishes a post every half hour at most', async () => {
  const { sent, written, live } = talkingTo({ there: atNoon() })
  await live(5)
  const pauses = (times: readonly number[]) => times.slice(1).map((at, index) => at - (times[index] ?? 0))
  expect(sent[0]?.at).toBeGreaterThan(NOON + MINUTE)
  expect(Math.min(...pauses(sent.map(({ at }) => at)))).toBeGreaterThan(MINUTE)
  expect(sent.length).toBeGreaterThan(5 * 10)
  expect(sent.length).toBeLessThan(5 * 60)
  const posted = written().filter(({ type }) => type === 'PublishPost')
  expect(posted.length).toBeGreaterThanOrEqual(5)
  expect(Math.min(...pauses(posted.map(({ at }) => at)))).toBeGreaterThanOrEqual(25 * MINUTE)
})

it('leaves those whom a reader can sign in as to speak for themselves, and what would answer them unsaid', async () => {
  const midnight = midnightOf(today)
  const { sent, live } = talkingTo({ there: texts.filter(({ at }) => at < midnight) })
  await live(20)
  const late = texts.filter(({ author, at }) => author.username === 'maker' && at >= midnight)
  expect(late.length).toBeGreaterThan(0)
  expect(sent.filter(({ by }) => ['maker', 'demo', 'admin', 'analyst'].includes(by))).toEqual([])
  const answers = texts.filter((text) => !isPost(text) && (late.includes(text.on as PlannedPost) || late.includes(text.answers!)))
  expect(answers.length).toBeGreaterThan(0)
  const said = new Set(sent.map(({ body }) => body))
  expect(answers.filter(({ body }) => said.has(body))).toEqual([])
})

it('says the same later, under the same id, where the service is unavailable, and leaves out what is refused', async () => {
  const [refused, failed] = afterNoon()
    .filter((text) => !isPost(text))
    .map(({ body }) => body)
  let failures = 0
  const ids = new Set<unknown>()
  const { written, live } = talkingTo({
    there: atNoon(),
    answer: ({ body, payload }) => {
      if (body === failed) ids.add(payload['commentId'])
      if (body === failed && failures++ < 3) throw new Error('unavailable')
      return body !== refused
    },
  })
  await live(6)
  const said = written().map(({ body }) => body)
  expect(failures).toBe(4)
  expect(said.filter((body) => body === failed)).toHaveLength(1)
  expect(ids.size).toBe(1)
  expect(said.filter((body) => body === refused)).toHaveLength(1)
  expect(said.length).toBeGreaterThan(20)
})

it('is silent while the feed has not come to the world’s last day', async () => {
  const few = talkingTo({ there: texts.slice(0, 60) })
  await few.live(6)
  expect(few.sent).toEqual([])
})

it('likes what others wrote, once everything is said too', async () => {
  const { sent, live } = talkingTo({ there: texts })
  await live(12)
  expect(sent.length).toBeGreaterThan(20)
  expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['LikePost', 'LikeComment']))
  for (const { by, payload } of sent) {
    const id = markOf(String(payload['postId'] ?? payload['commentId']))
    expect(texts.find((text) => markOf(idOf(text)) === id)?.author.username).not.toBe(by)
    expect(isReaders(people.find(({ username }) => username === by)!)).toBe(false)
  }
})

it('likes nothing that sixty like already', async () => {
  const { sent, live } = talkingTo({ there: texts, likes: 60 })
  await live(12)
  expect(sent).toEqual([])
})
