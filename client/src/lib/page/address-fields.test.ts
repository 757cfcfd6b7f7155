import { queryNumber } from '@debut/events/kernel/query-fields.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { pageField, readFields, writeFields } from './address-fields.ts'

const fields = {
  colour: z.optional(z.enum(['red', 'blue'])),
  year: z.optional(queryNumber(2000, 2199)),
  sort: z._default(z.enum(['best', 'newest']), 'best'),
  page: pageField(9),
}
const names = { colour: 'hue' }
const read = (query: string) => readFields(fields, new URLSearchParams(query), names)

describe('the fields of an address', () => {
  it('are read by their schemas, and what can’t be read is as if it was not said', () => {
    expect(read('hue=red&year=2026&sort=newest&page=3')).toEqual({ colour: 'red', year: 2026, sort: 'newest', page: 3 })
    expect(read('')).toEqual({ colour: undefined, year: undefined, sort: 'best', page: 1 })
    for (const odd of ['hue=green', 'colour=red', 'year=26', 'year=', 'sort=worst', 'page=0', 'page=10', 'page=1.5', 'page=two'])
      expect({ odd, ...read(odd) }).toEqual({ odd, ...read('') })
  })

  it('are written as they are read, without what would be so anyway', () => {
    for (const query of ['', '?hue=blue', '?year=2026&page=2', '?sort=newest']) expect(writeFields(fields, read(query), names)).toBe(query)
    expect(writeFields(fields, read('sort=best&page=1'), names)).toBe('')
  })
})
