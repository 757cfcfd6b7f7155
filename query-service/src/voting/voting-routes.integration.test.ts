import { eventually } from '@debut/testing/eventually.ts'
import { rootFrom, rootOf } from '@debut/events/kernel/merkle.ts'
import { leafOf, type LedgerVote } from '@debut/events/voting/vote-ledger.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story, type Vote } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')
const TUESDAY = Day.parse('2026-03-03')

interface Receipt {
  readonly vote: object
  readonly leaf: string
  readonly content: string
  readonly published: { day: string; root: string; index: number; size: number; proof: string[]; upTo: number; state: string } | null
}

describe('a member’s own votes', () => {
  let story: Story
  let projection: Awaited<ReturnType<Story['project']>>
  let now = toInstant('2026-03-02T22:00:00Z')
  let get: Awaited<ReturnType<Story['serve']>>['get']
  let getNow: typeof get
  let ines: Member
  let noor: Member
  let launches: Launch[]
  let votes: Vote[]

  beforeAll(async () => {
    story = await startStory()
    projection = await story.project()
    story.at('2026-03-01T12:00:00Z')
    ines = await story.member('ines')
    noor = await story.member('noor')
    launches = [await story.launch('apple', MONDAY), await story.launch('berry', MONDAY), await story.launch('cherry', MONDAY)]
    story.at('2026-03-02T08:00:00Z')
    await story.open(MONDAY, launches)
    const [apple, berry, cherry] = launches as [Launch, Launch, Launch]
    story.at('2026-03-02T20:00:00Z')
    votes = [
      await story.cast(ines, apple, 2, StreakExtended({ memberId: ines.memberId, day: MONDAY, streak: 1 })),
      await story.cast(noor, apple),
      await story.cast(ines, berry, 3),
      await story.cast(noor, berry),
      await story.cast(ines, cherry),
    ]
    ;({ get, getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  const receipt = async ({ token }: Member, { launchId }: Launch) =>
    (await getNow(`/api/votes/${launchId}/receipt`, { token })).body as unknown as Receipt

  it('are listed newest first with the tools they went to, without those that were withdrawn', async () => {
    const [apple, berry, cherry] = launches as [Launch, Launch, Launch]
    const [, , third, , fifth] = votes as [Vote, Vote, Vote, Vote, Vote]
    await story.hold(third)
    const path = `/api/members/${ines.memberId}/votes`
    const { body } = await getNow(path, { token: ines.token })
    const vote = { boardDate: MONDAY, countsOn: MONDAY, castAt: '2026-03-02T20:00:00.000Z' }
    expect(body['votes']).toMatchObject([
      { ...vote, launchId: cherry.launchId, weight: 1, state: 'counted', tool: { slug: 'cherry' } },
      { ...vote, launchId: berry.launchId, weight: 3, state: 'held', reason: 'ring', tool: { slug: 'berry' } },
      { ...vote, launchId: apple.launchId, weight: 2, state: 'counted', tool: { slug: 'apple' } },
    ])
    const page = (await getNow(`${path}?limit=1&before=${fifth.number}`, { token: ines.token })).body
    expect(page['votes']).toMatchObject([{ number: third.number }])
    const shown = [cherry.launchId, apple.launchId].join(',')
    const ofShown = (await getNow(`${path}?launches=${shown}`, { token: ines.token })).body
    expect(ofShown['votes']).toMatchObject([{ launchId: cherry.launchId }, { launchId: apple.launchId }])
    expect((await getNow(`${path}?launches=apple`, { token: ines.token })).status).toBe(400)
    await story.withdraw(fifth)
    expect((await getNow(path, { token: ines.token })).body['votes']).toHaveLength(2)
    expect((await getNow(path, { token: noor.token })).status).toBe(403)
  })

  it('are counted by the day of Los Angeles for the caller, whichever user they name', async () => {
    const count = async ({ token }: Member) => (await getNow(`/api/votes/daily-count?userId=${noor.memberId}`, { token })).body
    expect(await count(ines)).toEqual({ date: MONDAY, count: 2 })
    expect(await count(noor)).toEqual({ date: MONDAY, count: 2 })
    now = toInstant('2026-03-03T07:59:59Z')
    expect(await count(ines)).toEqual({ date: MONDAY, count: 2 })
    now = toInstant('2026-03-03T08:00:00Z')
    expect(await count(ines)).toEqual({ date: TUESDAY, count: 0 })
  })

  it('have a receipt before their day is published, for their voter alone', async () => {
    const [apple, , cherry] = launches as [Launch, Launch, Launch]
    const [first] = votes as [Vote]
    const mine = await receipt(ines, apple)
    expect(mine).toEqual({
      vote: {
        number: first.number,
        launchId: apple.launchId,
        toolId: apple.toolId,
        weight: 2,
        countsOn: MONDAY,
        state: 'counted',
        castAt: '2026-03-02T20:00:00.000Z',
        commandId: first.commandId,
      },
      leaf: leafOf({ ...first, state: 'counted' }),
      content: `${ines.memberId}|${first.commandId}|${apple.launchId}|2|counted`,
      published: null,
      judged: null,
    })
    const asked = await getNow(`/api/votes/${cherry.launchId}/receipt`, { token: noor.token })
    expect(asked.status).toBe(404)
    expect((await getNow(`/api/votes/${story.world.newUlid()}/receipt`, { token: ines.token })).status).toBe(404)
    expect((await getNow(`/api/votes/${apple.launchId}/receipt`)).status).toBe(401)
  })

  it('come from their receipt to the root that was published of their day, in the state they had then', async () => {
    const [apple, berry] = launches as [Launch, Launch]
    const [first, second, third, fourth, fifth] = votes as [Vote, Vote, Vote, Vote, Vote]
    story.at('2026-03-03T08:00:00.500Z')
    await story.withdraw(fourth)
    await story.void(fourth)
    await story.restore(fourth)
    const states = ['counted', 'counted', 'held', 'withdrawn', 'withdrawn'] as const satisfies LedgerVote['state'][]
    const leaves = votes.map((vote, index) => leafOf({ ...vote, state: states[index] ?? 'counted' }))
    const root = rootOf(leaves)
    const upTo = story.last() + 1
    story.at('2026-03-03T08:00:01Z')
    await story.close(MONDAY, { upTo, votes: leaves.length, merkleRoot: root, standings: [] })
    // What happens afterwards changes the vote, and not what was published of it.
    await story.restore(third)
    await story.void(second)
    await story.void(fourth)
    for (const [member, launch, vote] of [
      [ines, apple, first],
      [noor, apple, second],
      [ines, berry, third],
      [noor, berry, fourth],
    ] as const) {
      const { leaf, content, published } = await receipt(member, launch)
      expect(published).toMatchObject({ day: MONDAY, root, size: 5, upTo })
      if (published === null) throw new Error('it is published')
      expect(content).toBe(`${member.memberId}|${vote.commandId}|${launch.launchId}|${vote.weight}|${published.state}`)
      expect(rootFrom(leaf, published.index, published.size, published.proof)).toBe(root)
    }
    expect(await receipt(ines, berry)).toMatchObject({ vote: { state: 'counted' }, published: { state: 'held', index: 2 } })
    expect(await receipt(noor, apple)).toMatchObject({ vote: { state: 'voided', reason: 'ring' }, published: { state: 'counted' } })
    expect(await receipt(noor, berry)).toMatchObject({ vote: { state: 'voided' }, published: { state: 'withdrawn', index: 3 } })
    expect(fifth.number).toBe(5)
  })

  it('are not listed any more once they were withdrawn, whatever was judged of them then', async () => {
    const [apple] = launches as [Launch]
    const { body } = await getNow(`/api/members/${noor.memberId}/votes`, { token: noor.token })
    expect(body['votes']).toMatchObject([{ launchId: apple.launchId, state: 'voided' }])
  })

  it('are not in a tree that was closed before them, though they count on its day', async () => {
    const [, , cherry] = launches as [Launch, Launch, Launch]
    story.at('2026-03-03T07:59:59.500Z')
    await story.cast(noor, cherry)
    expect(await receipt(noor, cherry)).toMatchObject({ vote: { countsOn: MONDAY }, published: null })
  })

  it('are seen by their voter at once: a read waits for what was accepted from the caller', async () => {
    now = toInstant('2026-03-03T20:00:00Z')
    story.at('2026-03-03T20:00:00Z')
    const path = '/api/votes/daily-count'
    await projection.close()
    await story.cast(ines, launches[2] as Launch)
    await eventually(() => expect(story.bus.connected()).toBe(true))
    story.bus.publish('accepted', [{ memberId: ines.memberId, position: story.last() }])
    const stale = await eventually(async () => {
      const answer = await get(path, { token: ines.token })
      expect(answer.headers.get('x-stale')).toBe('true')
      return answer
    })
    expect(stale.body).toEqual({ date: TUESDAY, count: 0 })
    const others = await get(path, { token: noor.token })
    expect([others.headers.get('x-stale'), others.body]).toEqual([null, { date: TUESDAY, count: 0 }])

    const waiting = get(path, { token: ines.token })
    await story.project()
    expect((await waiting).body).toEqual({ date: TUESDAY, count: 1 })
    expect((await waiting).headers.get('x-stale')).toBeNull()
  })
})
