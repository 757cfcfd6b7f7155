import { expect, it } from 'vitest'
import { listForCrawlers } from './list-for-crawlers.ts'

const list = (tools: number, total: number, all = total) => ({ tools: Array.from({ length: tools }), total, all })

it('is found page by page where it is whole, unless there is hardly anything', () => {
  expect(listForCrawlers(true, list(24, 40))).toEqual({ canonicalQuery: ['page'], noindex: false })
  expect(listForCrawlers(true, list(2, 2))).toEqual({ canonicalQuery: ['page'], noindex: true })
  expect(listForCrawlers(true, list(0, 40))).toEqual({ canonicalQuery: ['page'], noindex: true })
})

it('leads to the whole where its reader chose, however little that left', () => {
  expect(listForCrawlers(false, list(0, 0, 40))).toEqual({ canonicalQuery: [], noindex: false })
  expect(listForCrawlers(false, list(1, 1, 2))).toEqual({ canonicalQuery: [], noindex: true })
})
