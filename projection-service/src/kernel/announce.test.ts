import { expect, it } from 'vitest'
import { topicsOf } from './announce.ts'
import { emptyBuild } from './build.ts'
import { Batch, defineProjector } from './projector.ts'

const shareWith = (topics: readonly string[], size = 1) => {
  const projector = defineProjector('boards', { version: 1, reads: {}, tables: '', project: () => [], topics: () => topics })
  return { build: emptyBuild(projector, 1), batch: new Batch([]), size, held: [], unreadable: undefined }
}
const topics = (count: number) => Array.from({ length: count }, (_, index) => `tool:${index}`)

it('names each topic with changes once, whichever projections have them', () => {
  expect(topicsOf([shareWith(['members', 'tool:1']), shareWith(['tool:1', 'tool:2'])])).toEqual(['members', 'tool:1', 'tool:2'])
})

it('names none of a projection that had nothing to do', () => {
  expect(topicsOf([shareWith(['members'], 0)])).toEqual([])
})

it('says that any topic may have changes, where there are too many names for the bus', () => {
  expect(topicsOf([shareWith(topics(500))])).toHaveLength(500)
  expect(topicsOf([shareWith(topics(501))])).toBeNull()
})
