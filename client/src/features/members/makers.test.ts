import type { Arrival } from '@debut/events/members/member-answers.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { framesReceived } from '../../lib/resources/follow-live.ts'
import { makers } from './makers.ts'
import { type Member, memberOf, type MembersPage } from './member.ts'

const rowAt = (position: number, username: string | null = `member-${position}`) => ({
  memberId: memberIdOf(position),
  username,
  avatar: null,
  tier: 0,
  registeredAt: '2026-03-01T08:00:00Z',
  position: LogPosition.parse(position),
})
const shown = (positions: readonly number[], position = positions[0] ?? 0): MembersPage => ({
  members: positions.map((each) => memberOf(rowAt(each))),
  total: positions.length,
  position,
  more: false,
})
const countdown = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index)

const frame = (position: number, total: number, row: Partial<Arrival> = {}) => ({
  cursor: position,
  body: { ...rowAt(position), total, ...row },
})
const after = (page: MembersPage, ...messages: ReturnType<typeof frame>[]) =>
  makers().learn(page, framesReceived({ topic: 'members', messages, upTo: null }))
const positions = ({ members }: { readonly members: readonly Member[] }) => members.map(({ position }) => position)

/** All who ever came, as the server pages through them. */
const serving = (all: readonly number[]) => {
  const asked: string[] = []
  const api: ApiClient = {
    get: async (path, schema) => {
      asked.push(path)
      const query = new URL(path, 'https://debut.example').searchParams
      const before = Number(query.get('before') ?? Infinity)
      const rows = all.filter((position) => position < before).slice(0, Number(query.get('limit')))
      return readAs(schema, { members: rows.map((each) => rowAt(each)), total: all.length, position: all[0] ?? 0 })
    },
    post: () => Promise.reject(new Error('nothing is sent here')),
  }
  const fetch = async (from?: MembersPage, pages = 1) => {
    const page = await makers().fetch(api, { pages, shown: from })
    if ('moved' in page) throw new Error('the list is nowhere else')
    return page
  }
  const fetchEarlier = async (page: MembersPage) => (await makers().fetchNextPage(api, page))?.(page)
  return { asked, fetch, fetchEarlier }
}

it('puts an arrival on top and moves the total and the position on', () => {
  const page = after(shown([9, 7]), frame(12, 3))
  expect(positions(page)).toEqual([12, 9, 7])
  expect(page).toMatchObject({ total: 3, position: 12 })
})

it('keeps the order of the log whatever the order of arrival', () => {
  const page = after(shown([5]), frame(9, 3), frame(7, 2))
  expect(positions(page)).toEqual([9, 7, 5])
  expect(page).toMatchObject({ total: 3, position: 9 })
})

it('forgets the name of a member who was erased, and leaves the row where it was', () => {
  const page = after(shown([9, 7]), frame(30, 1, { ...rowAt(7, null), position: LogPosition.parse(30) }))
  expect(positions(page)).toEqual([9, 7])
  expect(page.members[1]?.username).toBeNull()
  expect(page.total).toBe(1)
})

it('draws only those rows again that say something else', () => {
  const before = shown([9, 7])
  const { members } = after(before, frame(30, 2, { ...rowAt(7, 'other') }))
  expect(members[1]?.username).toBe('other')
  expect(members[0]).toBe(before.members[0])
})

it('takes nothing from frames that are older than what is shown', () => {
  const page = shown([9, 7], 20)
  expect(after(page, frame(7, 1, { username: 'before' }), frame(20, 5))).toBe(page)
})

it('never shows a member twice, nor between others where some may be missing', () => {
  const page = after(shown([9, 7]), frame(12, 3), frame(12, 3), frame(30, 4, rowAt(2)))
  expect(positions(page)).toEqual([12, 9, 7])
})

it('looks further back from the oldest row until the first member of all', async () => {
  const server = serving(countdown(70, 70))
  const first = await server.fetch()
  expect(first).toMatchObject({ total: 70, more: true })
  const second = await server.fetchEarlier(first)
  expect(server.asked).toEqual(['/api/members?limit=30', '/api/members?limit=30&before=41'])
  const all = second && (await server.fetchEarlier(second))
  expect(all && positions(all)).toEqual(countdown(70, 70))
  expect(all?.more).toBe(false)
  expect(all && (await server.fetchEarlier(all))).toBeUndefined()
})

it('is followed on from where the first of its pages ends, whatever came before the others were fetched', async () => {
  const first = await serving(countdown(70, 70)).fetch()
  const both = await serving(countdown(75, 75)).fetchEarlier(first)
  expect(both).toMatchObject({ position: 70, total: 70 })
})

it('fetches as far back as is shown, so that readers keep their place', async () => {
  const page = after(await serving(countdown(70, 70)).fetch(), ...countdown(90, 20).map((position) => frame(position, position)))
  expect(positions(page)).toEqual(countdown(90, 50))
  const server = serving(countdown(100, 100))
  expect(positions(await server.fetch(page))).toEqual(countdown(100, 60))
  expect(server.asked).toHaveLength(2)
})

it('starts over where more have come since than a page holds', async () => {
  const server = serving(countdown(5_000, 5_000))
  expect(positions(await server.fetch(shown([9, 7])))).toEqual(countdown(5_000, 30))
  const many = shown(countdown(4_900, 300))
  expect(positions(await server.fetch({ ...many, total: 4_900 }))).toEqual(countdown(5_000, 300))
})

it('never grows without bound on a page that stays open', () => {
  const page = after(shown([9]), ...countdown(1_009, 1_000).map((position) => frame(position, position)))
  expect(page.members).toHaveLength(300)
  expect(page.members[0]?.position).toBe(1_009)
  expect(page.more).toBe(true)
})

it('leaves those their rows who have read further down than that', () => {
  const page = after(shown(countdown(400, 330)), frame(401, 331))
  expect(page.members).toHaveLength(330)
  expect(page.more).toBe(true)
})
