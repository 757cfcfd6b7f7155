import { PostDeleted, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { MemberErased, MemberNamed, memberStream, UsernameChanged } from '@debut/events/members/member-events.ts'
import type { Found, Popular } from '@debut/events/search/search-answers.ts'
import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { remainsOf } from '@debut/testing/remains.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTexts } from '../discussion/testing/write-texts.ts'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const LAST_YEAR = Day.parse('2025-03-02')
const SUNDAY = Day.parse('2026-03-01')
const MONDAY = addDays(SUNDAY, 1)

describe('the search', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let ines: Member
  let gone: Member
  const launches: Record<string, Launch> = {}

  const launch = async (name: string, day: Day, card: Parameters<Story['launch']>[3] = {}, makers?: MemberId[]) => {
    const slug = name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/^-/, '')
    launches[name] = await story.launch(slug, day, makers, { name, tags: ['tools'], tagline: 'Something to look at', ...card })
    return launches[name]
  }
  const close = (day: Day, points: Record<string, number>) =>
    story.close(day, {
      upTo: LogPosition.parse(0),
      votes: 0,
      merkleRoot: 'b'.repeat(64),
      standings: Object.entries(points).map(([name, given], index) => {
        const { launchId, toolId } = launches[name] ?? Object.fromEntries([])
        return { rank: index + 1, launchId, toolId, points: given, voters: given }
      }),
    })
  const search = async (q: string, rest = ''): Promise<Found> => {
    const { status, body } = await served.getNow(`/api/search?q=${encodeURIComponent(q)}${rest}`)
    expect({ q, status }).toEqual({ q, status: 200 })
    return body as unknown as Found
  }
  const tools = async (q: string, rest = '') => (await search(q, rest)).tools.rows.map(({ name }) => name)

  beforeAll(async () => {
    story = await startStory()
    ines = await story.member('ines-duarte')
    await story.append(memberStream(ines.memberId), ines.memberId, MemberNamed({ memberId: ines.memberId, name: 'Agnes Rocha' }))
    gone = await story.member('gonzalo')
    await story.open(LAST_YEAR, [
      await launch('Quire', LAST_YEAR, { tagline: 'Paper for people who print zines' }),
      await launch('Paper Moon', LAST_YEAR, { tagline: 'A lamp to read by' }),
    ])
    await close(LAST_YEAR, { Quire: 40, 'Paper Moon': 2 })
    await story.open(SUNDAY, [
      await launch('InkWell', SUNDAY, { tags: ['print', 'open-source'] }, [ines.memberId, gone.memberId]),
      await launch('Ink', SUNDAY, { tagline: 'Writes on paper' }),
      await launch('Ärger frei', SUNDAY, { tagline: 'What’s bothering you?' }),
      await launch('Paperback', SUNDAY),
    ])
    await close(SUNDAY, { InkWell: 30, Ink: 5, 'Ärger frei': 1, Paperback: 9 })
    await story.open(MONDAY, [await launch('Kiln', MONDAY, { tagline: 'Bakes print' })])
    await launch('Unseen Paper', addDays(MONDAY, 3))
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
  })
  afterAll(() => story.end())

  it('finds a tool by what it is called, is filed under and says of itself, and names come before all else', async () => {
    expect(await tools('paper')).toEqual(['Paper Moon', 'Paperback', 'Quire', 'Ink'])
    expect(await tools('print')).toEqual(['InkWell', 'Quire', 'Kiln'])
    expect(await tools('zines')).toEqual(['Quire'])
  })

  it('takes the beginning of a last word for it, whole names first', async () => {
    expect(await tools('ink')).toEqual(['Ink', 'InkWell'])
    expect((await tools('inkw'))[0]).toBe('InkWell')
    expect((await tools('i')).slice(0, 2).toSorted()).toEqual(['Ink', 'InkWell'])
    expect(await tools('print pap')).toEqual(['Quire'])
  })

  it('does not mind accents, capitals, apostrophes, little words, nor where a name is parted', async () => {
    for (const q of ['arger', 'ÄRGER FREI', 'argerfrei', 'frei arger', 'whats bothering'])
      expect([q, await tools(q)]).toEqual([q, ['Ärger frei']])
    for (const q of ['ink well', 'inkwell', 'the InkWell']) expect([q, (await tools(q))[0]]).toEqual([q, 'InkWell'])
    expect(await tools('the paper of the moon')).toEqual(['Paper Moon'])
  })

  it('finds members by their names and tags by theirs, with how many tools they have', async () => {
    const { people, tags } = await search('duarte')
    const found = { memberId: ines.memberId, username: 'ines-duarte', name: 'Agnes Rocha', avatar: null, tier: 0, tools: 1 }
    expect(people).toEqual({ total: 1, rows: [found] })
    for (const q of ['agnes', 'roc', 'ines rocha']) expect((await search(q)).people).toEqual({ total: 1, rows: [found] })
    expect(tags.total).toBe(0)
    expect((await search('source')).tags.rows).toEqual([{ tag: 'open-source', tools: 1 }])
    expect((await search('print', '&kind=tags')).tools.total).toBe(0)
  })

  it('says which words it was found by, and finds what is spelled nearly so', async () => {
    expect(await search('paper moon')).toMatchObject({ fit: 'all', marks: ['paper', 'moon'] })
    for (const q of ['inkwel', 'nikwell', 'inkkwell', 'imkwell']) {
      const found = await search(q)
      expect([q, found.tools.rows[0]?.name, found.marks.some((mark) => 'inkwell'.startsWith(mark))]).toEqual([q, 'InkWell', true])
    }
    expect((await search('qiure')).fit).toBe('near')
    expect((await search('ines-duatre')).people.rows).toMatchObject([{ username: 'ines-duarte' }])
  })

  it('says that only some of the words were found', async () => {
    expect(await search('paper moonshine')).toMatchObject({ fit: 'some', tools: { rows: [{ name: 'Paper Moon' }, {}, {}] } })
    expect(await search('xylophonic')).toMatchObject({ tools: { total: 0 }, people: { total: 0 }, tags: { total: 0 } })
    for (const q of ['', '  ', '!?', "'; drop table", ':*A & !t']) await search(q)
    expect((await served.getNow(`/api/search?q=${encodeURIComponent('\0')}`)).status).toBe(400)
  })

  it('knows nothing of what is still to come, nor of erased members', async () => {
    expect(await tools('unseen')).toEqual([])
    expect((await search('gonzalo')).people.total).toBe(1)
    await story.append(`member-${gone.memberId}`, gone.memberId, MemberErased({ memberId: gone.memberId }))
    await story.append(`member-${ines.memberId}`, ines.memberId, UsernameChanged({ memberId: ines.memberId, username: 'ines-d' }))
    expect((await search('gonzalo')).people.total).toBe(0)
    expect((await search('duarte')).people.total).toBe(0)
    expect((await search('ines')).people.rows).toMatchObject([{ username: 'ines-d', tools: 1 }])
  })

  it('finds posts by their title and by what they say, with who wrote them, as long as everybody can read them', async () => {
    const write = writeTexts(story)
    const aya = await story.member('aya')
    const mentioned = `@{${ines.memberId}}`
    const titled = await write.publish(aya, `Thanks, ${mentioned}: the **harbour** is [lit](https://maps.example)`, { title: 'Lanterns' })
    const untitled = await write.publish(ines, 'Lanterns for everybody')
    expect((await search('lanterns', '&kind=posts')).posts).toEqual({
      total: 2,
      rows: expect.arrayContaining([
        {
          postId: titled,
          title: 'Lanterns',
          summary: 'Thanks, @ines-d: the harbour is lit',
          username: 'aya',
          authorId: aya.memberId,
          publishedOn: MONDAY,
        },
        expect.objectContaining({ postId: untitled, title: 'Lanterns for everybody', username: 'ines-d' }),
      ]),
    })
    const found = async (q: string) => (await search(q)).posts.rows.map(({ postId }) => postId)
    expect(await found('harbour')).toEqual([titled])
    const about = { postId: titled, by: ines.memberId, reason: 'spam' } as const
    await story.append(`post-${titled}`, ines.memberId, PostHidden(about))
    expect(await found('harbour')).toEqual([])
    await story.append(`post-${titled}`, ines.memberId, PostShown(about))
    expect(await found('harbour')).toEqual([titled])
    await story.append(`post-${untitled}`, ines.memberId, PostDeleted({ postId: untitled, memberId: ines.memberId }))
    expect(await found('lanterns')).toEqual([titled])
    await story.append(`member-${aya.memberId}`, aya.memberId, MemberErased({ memberId: aya.memberId }))
    expect(await found('lanterns')).toEqual([])
    expect(await remainsOf(story.world, ['Lanterns', 'harbour'])).toEqual({})
  })

  it('has what stands best before anything is asked for', async () => {
    const popular = (await served.getNow('/api/search/popular')).body as unknown as Popular
    // A year is worth as much as twice the points.
    expect(popular.tools.map(({ name, points }) => [name, points])).toEqual([
      ['InkWell', 30],
      ['Quire', 40],
      ['Paperback', 9],
      ['Ink', 5],
      ['Ärger frei', 1],
      ['Paper Moon', 2],
    ])
    expect(popular.tags[0]).toEqual({ tag: 'tools', tools: 6 })
  })

  it('pages through the best of what very many have, and refuses to read on', async () => {
    const many = MOST_FOUND + 20
    const cards = Array.from({ length: many }, (_, n) => ({
      n,
      toolId: ToolId.parse(story.world.newUlid()),
      launchId: LaunchId.parse(story.world.newUlid()),
    }))
    const MAKER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
    const card = {
      url: 'https://a.example/',
      category: 'design',
      pricing: 'free',
      logo: '/l.svg',
      ...NO_STORY,
    } as const
    const listed = cards.map(({ n, toolId }) =>
      ToolListed({
        ...card,
        ownerId: MAKER,
        makers: [MAKER],
        toolId,
        slug: `wick-${n}`,
        name: `Wick ${n}`,
        tagline: 'Burns for a long time',
        tags: ['candles'],
      }),
    )
    await story.append('tool-many', MAKER, ...listed)
    await story.append('launch-many', MAKER, ...cards.map(({ toolId, launchId }) => LaunchOpened({ toolId, launchId, boardDate: MONDAY })))
    const seen = new Set<string>()
    for (let offset = 0; offset < MOST_FOUND; offset += 50) {
      const { tools } = await search('wick', `&kind=tools&limit=50&offset=${offset}`)
      expect(tools.total).toBe(MOST_FOUND)
      for (const { name } of tools.rows) seen.add(name)
    }
    expect(seen.size).toBe(MOST_FOUND)
    expect((await search('w')).tools.total).toBe(MOST_FOUND)
    // Both words are on all of them.
    expect((await search('candles wick')).tools).toMatchObject({ total: MOST_FOUND, rows: Array.from({ length: 24 }, () => ({})) })
    expect((await tools('wick 217'))[0]).toBe('Wick 217')
    for (const query of ['', `q=${'a'.repeat(81)}`, 'q=a&limit=51', `q=a&offset=${MOST_FOUND + 1}`, 'q=a&kind=pages'])
      expect([query, (await served.getNow(`/api/search?${query}`)).status]).toEqual([query, 400])
  })
})
