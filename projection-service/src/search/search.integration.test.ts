import { PostDeleted, PostEdited, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import {
  AvatarChanged,
  MemberErased,
  MemberNamed,
  MemberNameRemoved,
  MemberRegistered,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import { TagBanned, TagKept, TagMerged, TagRestored } from '@debut/events/tags/tag-events.ts'
import { ToolEdited, ToolHidden, type ToolListed } from '@debut/events/tools/tool-events.ts'
import { describe, expect, it } from 'vitest'
import { ofPost, postId, postOf, published } from '../discussion/testing/given-texts.ts'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { closed, firstDay, listed, numbered, opened, toolId } from '../testing/given-tools.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import type { Commit } from '../testing/made-commits.ts'
import { search } from './search-projector.ts'

const database = projectionDatabase()

const product = (n: number, said: Parameters<typeof listed>[1] = {}) =>
  listed(n, { tagline: 'Fonts that load at once', tags: ['open-source'], ...said })
const registered = (memberId: MemberId, username: string) =>
  appended(`member-${memberId}`, { actor: memberId }, MemberRegistered({ memberId, username }))

type Rows = readonly Readonly<Record<string, unknown>>[]
type Table = 'documents' | 'words' | 'near' | 'lists' | 'best' | 'due'

/** Everything that it holds, filled once. */
const all = async (log: readonly Commit[], size: number): Promise<Record<Table, Rows>> => {
  const table = (name: Table, order: string, columns = '*') =>
    `'${name}', (select coalesce(json_agg(each), '[]') from (select ${columns} from ${name} order by ${order}) each)`
  const sql = `select json_build_object(${[
    table('documents', '1', 'document, address, title, line, picture, author, tags, standing, day, closed, vector::text, score'),
    table('words', '1'),
    table('near', '1'),
    table('lists', '1'),
    table('best', '1, 2'),
    table('due', '1'),
  ].join(',')}) as held`
  const [row] = await rowsOf(database(), search, log, sql, size)
  return row?.['held'] as Record<Table, Rows>
}

describe('what can be found', () => {
  it('is a tool from its launch on, its tags, and its makers, however the log is cut into batches', async () => {
    const second = addDays(firstDay, 200)
    const log = [
      registered(ines, 'ines-duarte'),
      product(1, { name: 'InkWell', tags: ['open-source', 'fonts'], makers: [ines, tomasz] }),
      product(2, { name: 'Äther' }),
      product(3, { name: 'Unseen', tags: ['secret'] }),
      opened(1),
      // Came after what he made was launched: it does not count for him.
      registered(tomasz, 'tomasz'),
      appended(`member-${tomasz}`, {}, AvatarChanged({ memberId: tomasz, avatar: '/avatars/tomasz.webp' })),
      opened(2),
      closed(firstDay, { tool: 1, points: 7 }, { tool: 2, points: 3 }),
      opened(1, second, 9),
      closed(second, { tool: 1, launch: 9, points: 4 }),
    ]
    const rows = await all(log, 1)
    expect(rows.documents.map(({ score: _, ...row }) => row)).toEqual([
      { document: 'gfonts', address: 'fonts', title: 'fonts', standing: 1, vector: `'g':1 'gfonts':1A`, ...PLAIN },
      {
        document: 'gopen-source',
        address: 'open-source',
        title: 'open-source',
        standing: 2,
        vector: `'g':1 'gopen':1A 'gsource':1A`,
        ...PLAIN,
      },
      {
        document: `m${tomasz}`,
        address: 'tomasz',
        title: 'tomasz',
        standing: 0,
        vector: `'m':1 'mtomasz':1A`,
        ...PLAIN,
        picture: '/avatars/tomasz.webp',
      },
      {
        document: `m${ines}`,
        address: 'ines-duarte',
        title: 'ines-duarte',
        standing: 2,
        vector: `'m':1 'mduarte':1A 'mines':1A`,
        ...PLAIN,
      },
      {
        document: `t${toolId(1)}`,
        address: 'tool-1',
        title: 'InkWell',
        line: 'Fonts that load at once',
        picture: '/logo.svg',
        author: null,
        tags: ['open-source', 'fonts'],
        standing: 4,
        day: second,
        closed: true,
        vector: `'t':1 'tfonts':1B 'tink':1A 'tinkwell':1A 'tload':1C 'tonce':1C 'topen':1B 'tsource':1B 'twell':1A`,
      },
      {
        document: `t${toolId(2)}`,
        address: 'tool-2',
        title: 'Äther',
        line: 'Fonts that load at once',
        picture: '/logo.svg',
        author: null,
        tags: ['open-source'],
        standing: 3,
        day: firstDay,
        closed: true,
        vector: `'t':1 'tather':1A 'tfonts':1C 'tload':1C 'tonce':1C 'topen':1B 'tsource':1B`,
      },
    ])
    expect(rows.words.filter(({ word }) => ['tfonts', 'tinkwell', 'Tin', 'Tink'].includes(String(word)))).toEqual([
      { word: 'Tin', documents: 1, titles: 1 },
      { word: 'Tink', documents: 1, titles: 1 },
      { word: 'tfonts', documents: 2, titles: 0 },
      { word: 'tinkwell', documents: 1, titles: 1 },
    ])
    expect(rows.near.find(({ word }) => word === 'tink')?.['forms']).toEqual(expect.arrayContaining(['ink', 'nk', 'ik', 'in']))
    expect(JSON.stringify(rows)).not.toMatch(/unseen|secret/i)
    for (const size of [3, 20]) expect(await all(log, size)).toEqual(rows)
  })

  it('is a member by their username and by the name that they have now, however the log is cut into batches', async () => {
    const named = (name: string) => appended(`member-${ines}`, {}, MemberNamed({ memberId: ines, name }))
    const renamed = (username: string) => appended(`member-${ines}`, {}, UsernameChanged({ memberId: ines, username }))
    const removed = appended(`member-${ines}`, {}, MemberNameRemoved({ memberId: ines }))
    const foundBy = async (size: number, ...log: Commit[]) => {
      const { documents, words } = await all([registered(ines, 'ines'), ...log], size)
      const whole = words.filter(({ word }) => /^m./.test(String(word))).map(({ word }) => word)
      return [documents[0]?.['title'], documents[0]?.['line'], ...whole]
    }
    for (const size of [1, 2, 10]) {
      expect(await foundBy(size, named('Inês Moura'))).toEqual(['ines', 'Inês Moura', 'mines', 'mmoura'])
      expect(await foundBy(size, named('Inês Moura'), renamed('gonda'))).toEqual(['gonda', 'Inês Moura', 'mgonda', 'mines', 'mmoura'])
      expect(await foundBy(size, named('Inês Moura'), named('Maria Reis'))).toEqual(['ines', 'Maria Reis', 'mines', 'mmaria', 'mreis'])
      expect(await foundBy(size, named('Inês Moura'), renamed('gonda'), removed)).toEqual(['gonda', null, 'mgonda'])
      expect(
        await foundBy(size, named('Inês Moura'), appended(`member-${ines}`, { actor: ines }, MemberErased({ memberId: ines }))),
      ).toEqual([undefined, undefined])
    }
  })

  it('disappears when a member is erased, and follows when a member changes their name', async () => {
    const gone = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-000000000001')
    const log = [
      registered(gone, 'gonzalo'),
      registered(ines, 'ines'),
      appended(`member-${ines}`, {}, UsernameChanged({ memberId: ines, username: 'gonda' })),
      product(1, { makers: [ines, gone] }),
      opened(1),
      appended(`member-${gone}`, { actor: gone }, MemberErased({ memberId: gone })),
    ]
    for (const size of [1, 2, 10]) {
      const rows = await all(log, size)
      expect(JSON.stringify(rows)).not.toMatch(/gonzalo|ines|gonz/)
      expect(rows.words.filter(({ word }) => /^m/i.test(String(word)))).toEqual(
        ['Mg', 'Mgo', 'Mgon', 'm', 'mgonda'].map((word) => ({ word, documents: 1, titles: word === 'm' ? 0 : 1 })),
      )
      expect(rows.documents.find(({ document }) => document === `m${ines}`)).toMatchObject({ title: 'gonda', standing: 1 })
    }
  })
})

describe('posts', () => {
  const post = (n: number) => `p${postId(n)}`
  const erased = appended(`member-${ines}`, { actor: ines }, MemberErased({ memberId: ines }))
  const about = (n: number) => ({ postId: postId(n), by: tomasz, reason: 'spam' as const })
  const hidden = (n: number) => ofPost(n, PostHidden(about(n)))
  const shown = (n: number) => ofPost(n, PostShown({ ...about(n), reason: 'mistake' }))
  const log = [
    registered(ines, 'ines'),
    registered(tomasz, 'tomasz'),
    published(1, { title: 'Harbour lights', body: `**Thanks**, @{${tomasz}}: see [the map](https://maps.example/secret)` }),
    published(2, { title: null, body: 'Words without a title', memberId: tomasz }),
  ]
  const found = async (...commits: Commit[]) => {
    const rows = await all([...log, ...commits], 1)
    for (const size of [2, 50]) expect(await all([...log, ...commits], size)).toEqual(rows)
    return rows
  }
  const postsIn = (rows: Record<Table, Rows>) => rows.documents.filter(({ document }) => String(document).startsWith('p'))
  const titles = async (...commits: Commit[]) => postsIn(await found(...commits)).map(({ title }) => title)

  it('are found under their title or first words, and by what they say, without marks, addresses and ids', async () => {
    expect(postsIn(await found()).map(({ score: _, ...row }) => row)).toEqual([
      {
        ...PLAIN,
        document: post(1),
        address: postId(1),
        title: 'Harbour lights',
        line: `Thanks, @{${tomasz}}: see the map`,
        author: `m${ines}`,
        standing: 0,
        day: firstDay,
        vector: `'p':1 'pharbour':1A 'plights':1A 'pmap':1C 'psee':1C 'pthanks':1C`,
      },
      {
        ...PLAIN,
        document: post(2),
        address: postId(2),
        title: 'Words without a title',
        line: 'Words without a title',
        author: `m${tomasz}`,
        standing: 0,
        day: firstDay,
        vector: `'p':1 'pa':1A 'ptitle':1A 'pwithout':1A 'pwords':1A`,
      },
    ])
  })

  it('are found as they were edited last, and no longer by what they said before', async () => {
    const rows = await found(ofPost(1, PostEdited(postOf(1, { title: 'Lanterns', body: 'Other light' }))))
    expect(postsIn(rows)).toMatchObject([{ title: 'Lanterns', line: 'Other light' }, {}])
    expect(JSON.stringify(rows)).not.toMatch(/harbour|thanks/i)
  })

  it('are not found while they are hidden, nor after they are deleted', async () => {
    expect(await titles(hidden(1))).toEqual(['Words without a title'])
    expect(await titles(hidden(1), shown(1))).toEqual(['Harbour lights', 'Words without a title'])
    const deleted = await found(hidden(1), ofPost(1, PostDeleted({ postId: postId(1), memberId: ines })), shown(1))
    expect(postsIn(deleted)).toMatchObject([{ document: post(2) }])
    expect(JSON.stringify(deleted)).not.toMatch(/harbour/i)
  })

  it('go with the member who wrote them, also what they wrote that comes in later', async () => {
    const rows = await found(
      erased,
      ofPost(1, PostEdited(postOf(1, { title: 'Again' }))),
      shown(1),
      published(3, { title: 'From beyond' }),
      published(4, { body: null, title: null, memberId: tomasz }),
    )
    expect(postsIn(rows)).toMatchObject([{ document: post(2) }])
    expect(JSON.stringify(rows)).not.toMatch(/harbour|again|beyond/i)
    expect(rows.words.find(({ word }) => word === 'p')).toEqual({ word: 'p', documents: 1, titles: 0 })
  })
})

describe('by their tags', () => {
  const decided = (...facts: Parameters<typeof appended>[2][]) => facts.map((fact) => appended('tags', {}, fact))
  const edited = (n: number, tags: string[]) => {
    const { toolId: id, ownerId: by, makers: _, ...card } = (product(n).facts[0] as ReturnType<typeof ToolListed>).data
    return appended(`tool-${id}`, {}, ToolEdited({ toolId: id, by, ...card, tags }))
  }
  const hidden = (n: number) => appended(`tool-${toolId(n)}`, {}, ToolHidden({ toolId: toolId(n), by: ines }))
  const log = [
    product(1, { tags: ['ml', 'fonts'] }),
    product(2, { tags: ['ml', 'ai'] }),
    opened(1),
    opened(2),
    ...decided(TagKept({ tag: 'ai', name: 'Artificial intelligence' }), TagMerged({ tag: 'ml', into: 'ai' })),
    product(3, { tags: ['ml', 'scam'] }),
    opened(3),
    ...decided(TagBanned({ tag: 'scam', reason: 'spam' })),
  ]
  const same = async (commits: readonly Commit[]) => {
    const rows = await all(commits, 1)
    for (const size of [2, 5, 50]) expect(await all(commits, size)).toEqual(rows)
    return rows
  }
  const tagsOf = (rows: Record<Table, Rows>) =>
    rows.documents
      .filter(({ document }) => String(document).startsWith('g'))
      .map(({ address, title, standing }) => ({ address, title, standing }))
  const findable = (rows: Record<Table, Rows>) => rows.words.map(({ word }) => String(word))

  it('tools are found under the tag that theirs leads to, by its name too, and under none that is banned', async () => {
    const rows = await same(log)
    expect(tagsOf(rows)).toEqual([
      { address: 'ai', title: 'Artificial intelligence', standing: 3 },
      { address: 'fonts', title: 'fonts', standing: 1 },
    ])
    expect(rows.documents.filter(({ line }) => line !== null).map(({ tags }) => tags)).toEqual([['ai', 'fonts'], ['ai'], ['ai']])
    expect(findable(rows)).toEqual(expect.arrayContaining(['tai', 'tartificial', 'gintelligence', 'gai']))
    expect(findable(rows).filter((word) => /^(.ml|.scam)/.test(word))).toEqual([])
  })

  it('and as before once an admin takes it back', async () => {
    const rows = await same([...log, ...decided(TagRestored({ tag: 'ml' }), TagRestored({ tag: 'scam' }))])
    expect(tagsOf(rows).map(({ address, standing }) => [address, standing])).toEqual([
      ['ai', 1],
      ['fonts', 1],
      ['ml', 3],
      ['scam', 1],
    ])
  })

  it('tags go with the last tool that carries them, or that is shown', async () => {
    const rows = await same([...log, edited(1, ['print']), hidden(3), hidden(2)])
    expect(tagsOf(rows)).toEqual([{ address: 'print', title: 'print', standing: 1 }])
    expect(
      findable(rows)
        .filter((word) => /^g|^G/.test(word))
        .toSorted(),
    ).toEqual(['Gp', 'Gpr', 'Gpri', 'g', 'gprint'])
  })
})

const PLAIN = { line: null, picture: null, author: null, tags: [], day: null, closed: false }

describe('of what very many documents have', () => {
  const many = MOST_FOUND + 10
  const numbers = Array.from({ length: many }, (_, n) => n)
  const days = [0, 1, 2].map((days) => addDays(firstDay, days))
  const dayOf = (n: number) => days[n % days.length] ?? firstDay
  const [later, again] = [addDays(firstDay, 3), [30, 60, 90, 120, 150, 180]]
  const person = (n: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(n).padStart(12, '0')}`)
  const log = [
    ...numbers.map((n) => registered(person(n), `sam-${numbered(n)}`)),
    ...numbers.map((n) => product(n, { name: `${n % 2 === 0 ? 'Lamp' : 'Lantern'} ${n}` })),
    ...days.flatMap((day) => [
      ...numbers.filter((n) => dayOf(n) === day).map((n) => opened(n, day)),
      closed(day, ...numbers.filter((n) => dayOf(n) === day).map((n) => ({ tool: n, points: (n * 37) % 101 }))),
    ]),
    ...[3, 5].map((n) => appended(`member-${person(n)}`, { actor: person(n) }, MemberErased({ memberId: person(n) }))),
    appended(`member-${person(7)}`, { actor: person(7) }, UsernameChanged({ memberId: person(7), username: 'otherwise' })),
    // Once the lists are there: tools that are launched again, and earn nothing.
    ...again.map((n) => opened(n, later, 900_000 + n)),
    closed(later, ...again.map((n) => ({ tool: n, launch: 900_000 + n, points: 0 }))),
  ]

  it('the best are known beforehand, the same ones however the log is cut into batches', async () => {
    const rows = await all(log, 1_000)
    const bestOf = (term: string) => rows.best.filter((row) => row['term'] === term)
    expect(rows.lists.map(({ term }) => term)).toEqual(expect.arrayContaining(['t', 'm', 'tfonts', 'topen', 'Tl', 'Tla', 'Msam', 'msam']))
    for (const { term } of rows.lists) expect([term, bestOf(String(term)).length]).toEqual([term, MOST_FOUND])
    const scores = new Map(rows.documents.map(({ document, score }) => [document, Number(score)]))
    const least = Math.min(...bestOf('tfonts').map(({ document }) => scores.get(document) ?? 0))
    const left = numbers.map((n) => `t${toolId(n)}`).filter((id) => !bestOf('tfonts').some(({ document }) => document === id))
    expect(left).toHaveLength(10)
    for (const document of left) expect(scores.get(document)).toBeLessThanOrEqual(least)
    for (const size of [40, 350]) expect(await all(log, size)).toEqual(rows)
  })
})
