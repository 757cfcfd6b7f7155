import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { OwnParts } from '@debut/events/kernel/own-parts.ts'
import { ToolSaved } from '@debut/events/saves/save-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-02')

describe('the own parts of a page', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let ines: Member
  let kite: Launch

  beforeAll(async () => {
    story = await startStory()
    ines = await story.member('ines')
    kite = await story.launch('kite', TODAY)
    await story.open(TODAY, [kite])
    await story.append(`saver-${ines.memberId}`, ines.memberId, ToolSaved({ memberId: ines.memberId, toolId: kite.toolId }))
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
  })
  afterAll(() => story.end())

  const asked = (addresses: readonly string[], token = ines.token) =>
    served.getNow(`/api/own-parts?parts=${encodeURIComponent(addresses.join())}`, { token })
  const parts = async (...addresses: readonly string[]) => OwnParts.parse((await asked(addresses)).body).parts

  it('are what each of them is by itself, in one answer', async () => {
    const addresses = [
      `/api/saves?tools=${kite.toolId}`,
      `/api/follows?tools=${kite.toolId},${kite.toolId}`,
      `/api/votes/${kite.launchId}/receipt`,
    ]
    const together = await parts(...addresses)
    expect(together.map(({ status }) => status)).toEqual([200, 200, 404])
    for (const [index, address] of addresses.slice(0, 2).entries())
      expect(together[index]?.body).toEqual((await served.getNow(address, { token: ines.token })).body)
    expect(together[0]?.body).toMatchObject({ tools: [kite.toolId] })
  })

  it('refuse what is another member’s, what is for everybody, and what there is not', async () => {
    const other = `/api/members/${ines.memberId.replace(/^./, (first) => (first === '0' ? '1' : '0'))}/votes`
    const statuses = (await parts(other, '/api/streaks', '/api/own-parts?parts=/api/saves', '/api/none')).map(({ status }) => status)
    expect(statuses).toEqual([403, 404, 404, 404])
  })

  it('are so many at most, and none without an address', async () => {
    expect((await asked(Array.from({ length: 13 }, () => '/api/saves'))).status).toBe(400)
    expect((await asked([])).status).toBe(400)
    expect((await asked(['elsewhere'])).status).toBe(400)
    expect((await asked([`/api/saves?tools=${'x'.repeat(2_000)}`])).status).toBe(400)
  })

  it('are for members only', async () => {
    expect((await served.get('/api/own-parts?parts=/api/saves')).status).toBe(401)
  })
})
