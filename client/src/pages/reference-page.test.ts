import { capabilities as contracts } from '@debut/events/capabilities.ts'
import { capabilities as served } from '@debut/query-service/capabilities.ts'
import { printOpenApi } from '@debut/query-service/reference/print-openapi.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { groupNamed, overview } from '../features/reference/reference-resources.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { loadedFrom } from './testing/loaded-from.ts'

const document: unknown = JSON.parse(JSON.stringify(printOpenApi(contracts, served)))
const answers = new Map([['/api/openapi.json', document]])
const unavailable = new Map<string, unknown>()

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

it('keeps of the document what its page shows, and no more', async () => {
  const { state, head } = await loadedFrom(answers, '/developers/follows')
  expect(head).toMatchObject({ title: 'Follows in the API · Debut', status: 200, complete: true })
  expect(selectData(groupNamed('follows'))(state)).toMatchObject({ group: { title: 'Follows' } })
  expect(selectData(groupNamed('follows'))(state)?.names.length).toBeGreaterThan(10)
  expect(JSON.stringify(state.resources).length).toBeLessThan(JSON.stringify(document).length / 4)
})

it('has all groups with a line for each thing on the first page', async () => {
  const { state, head } = await loadedFrom(answers, '/developers')
  expect(head).toMatchObject({ title: 'Developers · Debut', status: 200, complete: true })
  const lines = selectData(overview())(state)?.groups.flatMap((group) => group.lines)
  expect(lines?.map(({ name }) => name)).toEqual(expect.arrayContaining(['/api/boards/{period}', 'CastVote', 'board']))
})

it('knows that there is no group of a name, and does not know it before it has looked', async () => {
  expect((await loadedFrom(answers, '/developers/no-such-group')).head.status).toBe(404)
  expect((await loadedFrom(unavailable, '/developers/no-such-group')).head).toMatchObject({
    title: 'API · Debut',
    status: 503,
    complete: false,
  })
})

it('has its text without the document', async () => {
  expect((await loadedFrom(unavailable, '/developers')).head).toMatchObject({ title: 'Developers · Debut', status: 200, complete: false })
})
