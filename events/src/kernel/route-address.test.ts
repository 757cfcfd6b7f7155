import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { routeAddress } from './route-address.ts'
import { defineRoute, routesByName } from './define-route.ts'
import { queryIds, queryNumber } from './query-fields.ts'

const books = defineRoute('GET /api/cases/:case/books', {
  who: 'everybody',
  params: z.object({ case: z.string() }),
  query: z.object({ limit: z._default(queryNumber(1, 9), 3), by: z.optional(z.enum(['title', 'author'])), ids: queryIds(z.string()) }),
  answer: z.null(),
})
const plain = defineRoute('GET /api/cases', { who: 'everybody', answer: z.null() })
const drawing = defineRoute('GET /api/covers/:book.svg', { who: 'everybody', params: z.object({ book: z.string() }) })

describe('the address of a route', () => {
  it('names what stands after its colons, and asks for the rest; what is undefined is left out', () => {
    expect(routeAddress(books, { case: 'a/b ü', limit: 4, by: undefined })).toBe('/api/cases/a%2Fb%20%C3%BC/books?limit=4')
    expect(routeAddress(books, { case: 'x', by: 'title', ids: ['one', 'two'] })).toBe('/api/cases/x/books?by=title&ids=one,two')
    expect(routeAddress(drawing, { book: 'emma' })).toBe('/api/covers/emma.svg')
    expect(routeAddress(plain)).toBe('/api/cases')
  })

  it('is not written without a name that it needs, or from what its schemas do not know', () => {
    // @ts-expect-error -- the case is missing
    expect(() => routeAddress(books, {})).toThrow('needs "case"')
    // @ts-expect-error -- books are in no such order
    expect(routeAddress(books, { case: 'x', by: 'weight' })).toContain('by=weight')
    // @ts-expect-error -- there is no such field
    expect(routeAddress(books, { case: 'x', colour: 'red' })).toContain('colour=red')
  })
})

it('is found by its name in the contract, with its method and its path', () => {
  const routes = routesByName(books, plain)
  expect(routes['GET /api/cases']).toBe(plain)
  expect(Object.keys(routes)).toEqual(['GET /api/cases/:case/books', 'GET /api/cases'])
  expect([books.method, books.path]).toEqual(['GET', '/api/cases/:case/books'])
})
