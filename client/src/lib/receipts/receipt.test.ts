import { expect, it } from 'vitest'
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
  expect(paste({ leaf: hash, published: { ...published, proof: ['xyz'] } }).problem).toMatch(/“xyz” is not a hash/)
})

it('asks for patience while the day is not over', () => {
  const vote = { launchId: 'l', weight: 1, countsOn: '2026-11-21', state: 'counted', castAt: '2026-11-21T09:00:00Z', commandId: 'c' }
  expect(paste({ vote, leaf: hash, content: 'c', published: null }).problem).toMatch(/not over yet/)
})
