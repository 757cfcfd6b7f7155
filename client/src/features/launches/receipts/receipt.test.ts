import { expect, it } from 'vitest'
import { commandIdOf, launchIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { readPasted } from './receipt.ts'

const hash = 'a'.repeat(64)
const published = { day: '2026-11-20', root: hash, index: 0, size: 2, proof: [hash] }
const paste = (value: unknown) => readPasted(JSON.stringify(value))

it('takes a whole receipt, and one that keeps its content to itself', () => {
  expect(paste({ leaf: hash, content: 'm|c|l|1|counted', published, vote: {} }).checkable?.content).toBe('m|c|l|1|counted')
  expect(paste({ leaf: hash, published }).checkable).toEqual({ leaf: hash, content: null, published })
})

it('says what is wrong with anything else', () => {
  expect(readPasted('leaf: aaaa').problem).toMatch(/not JSON/)
  expect(paste({ leaf: hash }).problem).toMatch(/missing/)
  expect(paste({ leaf: hash, published: { ...published, proof: [hash, 'xyz'] } }).problem).toMatch(/“xyz” is not a hash/)
  expect(paste({ leaf: hash, published: { ...published, day: 'today' } }).problem).toMatch(/missing/)
})

it('asks to wait while the day is not over', () => {
  const vote = {
    number: 1,
    launchId: launchIdOf('apple'),
    toolId: toolIdOf('apple'),
    weight: 1,
    countsOn: '2026-11-21',
    state: 'counted',
    castAt: '2026-11-21T09:00:00Z',
    commandId: commandIdOf(1),
  }
  expect(paste({ vote, leaf: hash, content: 'c', published: null }).problem).toMatch(/not over yet/)
})
