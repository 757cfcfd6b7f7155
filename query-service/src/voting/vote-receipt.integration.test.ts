import { eventually } from '@debut/testing/eventually.ts'
import { rootFrom, rootOf } from '@debut/events/kernel/merkle.ts'
import { leafOf } from '@debut/events/voting/vote-ledger.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { projectors } from '@debut/projection-service/projectors.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')

interface Receipt {
  readonly leaf: string
  readonly published: { readonly index: number; readonly size: number; readonly proof: string[] } | null
}

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story.end())

it('proves nothing while the ledger has not all votes that were published, and everything once it has', async () => {
  const whole = await story.project()
  story.at('2026-03-01T12:00:00Z')
  const ines = await story.member('ines')
  const noor = await story.member('noor')
  const apple = await story.launch('apple', MONDAY)
  story.at('2026-03-02T08:00:00Z')
  await story.open(MONDAY, [apple])
  story.at('2026-03-02T20:00:00Z')
  const first = await story.cast(ines, apple)
  const { getNow, get } = await story.serve(() => toInstant('2026-03-03T22:00:00Z'))
  const path = `/api/votes/${apple.launchId}/receipt`
  expect((await getNow(path, { token: ines.token })).body).toMatchObject({ published: null })

  await whole.close()
  const others = await story.world.projectionService(projectors.filter(({ name }) => name !== 'votes'))
  const second = await story.cast(noor, apple)
  const root = rootOf([first, second].map((vote) => leafOf({ ...vote, state: 'counted' })))
  const upTo = story.last() + 1
  story.at('2026-03-03T08:00:01Z')
  await story.close(MONDAY, { upTo, votes: 2, merkleRoot: root, standings: [] })
  await eventually(async () => expect((await get(`/api/days/${MONDAY}`)).body).toMatchObject({ merkleRoot: root }))
  expect((await get(path, { token: ines.token })).body).toMatchObject({ published: null })

  await others.close()
  await story.project()
  const { leaf, published } = (await getNow(path, { token: ines.token })).body as unknown as Receipt
  if (published === null) throw new Error('it is published')
  expect(rootFrom(leaf, published.index, published.size, published.proof)).toBe(root)
})
