import { CommentBody, PostBody, postKinds, PostTitle } from '@debut/events/discussion/discussion-form.ts'
import { UNMARKED_FOR_MS } from '@debut/events/kernel/texts/text-form.ts'
import { namesIn } from '@debut/events/discussion/mentions.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { midnightOf } from '../demo-days.ts'
import { type PlannedTool, planLaunches } from '../launch-plan.ts'
import { demoPeople } from '../people.ts'
import { idAt, idOf, isPost, markOf, planDiscussion, type PlannedComment, type PlannedText } from './discussion-plan.ts'
import { planLikes, type PlannedLike } from './like-plan.ts'

const SEED = 'debut'
const today = '2026-11-26' as Day
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** In summer time, in winter time, and days on which a change lies between the posts and today. */
const DAYS = [today, '2026-11-05', '2027-03-16', '2027-07-01'] as Day[]

describe('what the members of the demo world say', () => {
  const people = demoPeople(SEED)
  let texts: PlannedText[]
  let likes: readonly PlannedLike[]

  beforeAll(() => {
    texts = planDiscussion(SEED, today, people)
    likes = planLikes(SEED, today, people, texts)
  })

  const posts = () => texts.filter(isPost)
  const comments = () => texts.filter((text): text is PlannedComment => !isPost(text))
  const repliesTo = (text: PlannedText) => comments().filter(({ parent }) => parent === text)
  const goneAt = ({ at, later }: PlannedText) => {
    const gone = later.find(({ type }) => type === 'deleted' || type === 'hidden')
    return gone === undefined ? Infinity : at + gone.after
  }
  const before = (at: number) => texts.filter((text) => text.at < at)

  it('is the same for the same seed and day', () => {
    const again = planDiscussion(SEED, today, people)
    const said = (all: readonly PlannedText[]) => all.map((text) => `${idOf(text)} ${text.at} ${text.author.username}`)
    expect(said(again)).toEqual(said(texts))
    const liked = (all: readonly PlannedLike[]) => all.map(({ person, text, at }) => `${person.username} ${idOf(text)} ${at}`)
    expect(liked(planLikes(SEED, today, people, again))).toEqual(liked(likes))
  })

  it('is said in the same order and recognised by the same marks on whatever day the world is made', () => {
    const marks = texts.map((text) => markOf(idOf(text)))
    expect(new Set(marks).size).toBe(texts.length)
    expect(planDiscussion(SEED, addDays(today, 9), people).map((text) => markOf(idOf(text)))).toEqual(marks)
    const [first] = texts
    expect(markOf(idAt(SEED, first?.body ?? '', Date.parse('2030-01-01T00:00:00Z')))).toBe(marks[0])
  })

  it('has ids of the time at which it was written', () => {
    const times = texts.map((text) => idOf(text).slice(0, 10))
    expect(times).toEqual(times.toSorted())
    const [first] = texts
    expect(times[0]).toBe(idAt(SEED, '', first?.at ?? 0).slice(0, 10))
  })

  it('is some thirty posts of all kinds over ten days, up to the last hours whenever one looks', () => {
    const noon = midnightOf(today) + 12 * HOUR
    const there = posts().filter(({ at }) => at < noon)
    expect(there.length).toBeGreaterThanOrEqual(28)
    expect(there.length).toBeLessThanOrEqual(34)
    expect(new Set(there.map(({ kind }) => kind))).toEqual(new Set(postKinds))
    expect(there.some(({ title }) => title === null)).toBe(true)
    expect(Math.min(...there.map(({ at }) => at))).toBeGreaterThan(midnightOf(addDays(today, -9)))
    for (let hour = 1; hour <= 24; hour++) {
      const now = midnightOf(today) + hour * HOUR
      const newest = posts().findLast(({ at }) => at < now)
      expect(now - (newest?.at ?? 0), `at ${hour}`).toBeLessThan(3 * HOUR)
    }
    expect(comments().filter(({ at }) => at < noon).length).toBeGreaterThan(150)
  })

  it('leaves the crowd posts, comments and replies for when the made world has ended', () => {
    const left = texts.filter(({ at }) => at >= midnightOf(addDays(today, 1)))
    expect(left.length).toBeGreaterThanOrEqual(48)
    expect(left.filter(isPost).length).toBeGreaterThanOrEqual(7)
  })

  it('answers what has been written, at most three deep, and what can still be read', () => {
    for (const comment of comments()) {
      const { parent, answers, root, on, depth, at } = comment
      expect(depth).toBe((parent?.depth ?? 0) + 1)
      expect(depth).toBeLessThanOrEqual(3)
      expect(root).toBe(parent?.root ?? parent)
      if (parent !== undefined) expect(parent.on).toBe(on)
      if (answers !== parent) expect({ depth: answers?.depth, parent: answers?.parent }).toEqual({ depth: 3, parent })
      const above = answers ?? (typeof on === 'string' ? undefined : on)
      if (above === undefined) continue
      expect(at, comment.body).toBeGreaterThan(above.at + 5 * 60_000)
      expect(at, comment.body).toBeLessThan(goneAt(above))
      expect(texts.indexOf(comment)).toBeGreaterThan(texts.indexOf(above))
    }
  })

  it('reads as a talk: no one answers themselves, and a branch stands in the order in which it was said', () => {
    for (const { author, answers, body } of comments()) expect(author.username, body).not.toBe(answers?.author.username)
    for (const text of texts) {
      const replies = repliesTo(text)
      const pairs = replies.slice(1).map((reply, index) => [replies[index]?.author.username, reply.author.username])
      for (const [one, next] of pairs) expect(one, text.body).not.toBe(next)
    }
    const answered = posts().filter((post) => comments().some(({ on, parent, author }) => on === post && parent && author === post.author))
    expect(answered.length).toBeGreaterThan(posts().length * 0.75)
  })

  it('uses no text and no title twice', () => {
    expect(new Set(texts.map(({ body }) => body)).size).toBe(texts.length)
    const titles = posts().flatMap(({ title }) => title ?? [])
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('fits the forms of posts and comments, edited as well, and shouts nowhere', () => {
    for (const text of texts) {
      const edited = text.later.flatMap((later) => (later.type === 'added' ? [`${text.body}\n\n${later.text}`] : []))
      for (const body of [text.body, ...edited]) {
        const parsed = isPost(text) ? PostBody.safeParse(body) : CommentBody.safeParse(body)
        expect(parsed.success && parsed.data, body).toBe(body)
        expect(body).not.toMatch(/!!|lorem|\bTODO\b/i)
      }
      if (isPost(text)) expect(PostTitle.parse(text.title)).toBe(text.title)
    }
  })

  it('writes posts of a length that people read', () => {
    for (const { body } of posts()) {
      const words = body.split(/\s+/).length
      expect(words, body).toBeGreaterThanOrEqual(40)
      expect(words, body).toBeLessThanOrEqual(150)
    }
  })

  it('mentions members by the names that they have', () => {
    const names = new Set<string>(people.map(({ username }) => username))
    const mentioned = texts
      .flatMap(({ body, later }) => [body, ...later.map((each) => (each.type === 'added' ? each.text : ''))])
      .flatMap(namesIn)
    expect(mentioned.length).toBeGreaterThan(5)
    expect(mentioned.filter((name) => !names.has(name))).toEqual([])
  })

  it('is written by those who were members by then', () => {
    for (const { author, at, body } of texts) expect(midnightOf(today) - author.joinedDaysAgo * DAY, body).toBeLessThan(at - DAY)
  })

  it.each(DAYS)('is about tools that were listed by then, by those who make them, in a world of %s', (day) => {
    const tools = new Map<string, PlannedTool>(planLaunches(SEED, day, people).map(({ tool }) => [tool.card.slug, tool]))
    const makersOf = ({ owner, otherMakers }: PlannedTool) => [owner, ...otherMakers]
    for (const text of planDiscussion(SEED, day, people)) {
      const slug = isPost(text) ? text.about : typeof text.on === 'string' ? text.on : null
      if (slug === null) continue
      const tool = tools.get(slug)
      if (tool === undefined) throw new Error(`nothing is called ${slug}`)
      expect(tool.listedAt, text.body).toBeLessThan(text.at)
      if (isPost(text)) expect(makersOf(tool), text.body).toContain(text.author)
    }
  })

  it.each(DAYS)('is answered under a tool by its makers, in a world of %s', (day) => {
    const tools = new Map<string, PlannedTool>(planLaunches(SEED, day, people).map(({ tool }) => [tool.card.slug, tool]))
    const under = planDiscussion(SEED, day, people).flatMap((text) =>
      isPost(text) || typeof text.on !== 'string' ? [] : [{ ...text, tool: tools.get(text.on) }],
    )
    expect(new Set(under.map(({ tool }) => tool)).size).toBeGreaterThanOrEqual(8)
    for (const { tool, ...comment } of under) {
      const isMaker = tool !== undefined && [tool.owner, ...tool.otherMakers].includes(comment.author)
      if (comment.depth < 3) expect(isMaker, comment.body).toBe(comment.depth === 2)
    }
  })

  it('is edited a dozen times once readers have seen it, deleted three times, hidden once and reported twice', () => {
    const later = texts.flatMap((text) => text.later.map((each) => ({ ...each, text })))
    const of = (type: string) => later.filter((each) => each.type === type)
    expect(of('added').length).toBeGreaterThanOrEqual(12)
    for (const { after } of of('added')) expect(after).toBeGreaterThan(UNMARKED_FOR_MS)
    expect(of('deleted')).toHaveLength(3)
    expect(of('hidden')).toHaveLength(1)
    for (const { text } of [...of('deleted'), ...of('hidden')]) expect(repliesTo(text), text.body).not.toEqual([])
    const reports = later.flatMap((each) => (each.type === 'reported' ? [each] : []))
    expect(reports.map(({ text }) => isPost(text))).toEqual(expect.arrayContaining([false, true]))
    expect(reports).toHaveLength(2)
    for (const { by, text } of reports) {
      expect(by).not.toBe(text.author.username)
      expect(goneAt(text)).toBe(Infinity)
    }
    // A world that is made on the first minute of its day has all of these but the edits of that day.
    for (const { type, text, after } of later) if (type !== 'added') expect(text.at + after).toBeLessThan(midnightOf(today))
  })

  it('is liked by others, once each, after it was written and while it can be read', () => {
    expect(likes.filter(({ person, text }) => person === text.author)).toEqual([])
    expect(new Set(likes.map(({ person, text }) => `${person.username} ${idOf(text)}`)).size).toBe(likes.length)
    for (const { text, at } of likes) {
      expect(at).toBeGreaterThan(text.at)
      expect(at).toBeLessThan(goneAt(text))
    }
    expect(likes.filter(({ person: { roles, username } }) => roles.length > 0 || username === 'demo' || username === 'maker')).toEqual([])
    for (const { person, at } of likes) expect(midnightOf(today) - person.joinedDaysAgo * DAY).toBeLessThan(at)
  })

  it('is liked most where it is best, and mostly by a few', () => {
    const count = (text: PlannedText) => likes.filter((like) => like.text === text).length
    const ofPosts = posts().map(count)
    expect(Math.max(...ofPosts)).toBeGreaterThan(50)
    expect(Math.max(...texts.map(count))).toBeLessThanOrEqual(65)
    expect(ofPosts.filter((each) => each >= 3 && each <= 25).length).toBeGreaterThan(posts().length / 2)
    expect(before(midnightOf(today)).length + likes.length).toBeLessThan(2_000)
  })
})
