import { expect, it } from 'vitest'
import { canonicalOf } from './canonical.ts'

const of = (path: string, query = '', keep: string[] = []) => canonicalOf('https://debut.example', { path, query }, keep)

it('keeps of the query only what makes another page, in one order', () => {
  expect(of('/', 'utm_source=x&start=2026-11-20&asOf=now', ['start', 'page'])).toBe('https://debut.example/?start=2026-11-20')
  expect(of('/', 'page=2&a=1&start=x', ['start', 'page'])).toBe('https://debut.example/?page=2&start=x')
  expect(of('/weekly', 'utm_source=x')).toBe('https://debut.example/weekly')
})

it('stays on our site, whatever the path looks like', () => {
  expect(new URL(of('//elsewhere.example/x')).host).toBe('debut.example')
})
