import { expect, it } from 'vitest'
import { mayReload } from './reload-guard.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return () => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) })
}

const NOW = 1_700_000_000_000

it('lets a page whose parts are gone be reloaded once within 10 seconds', () => {
  const session = storage()
  expect([0, 9_999, 10_000].map((after) => mayReload(session, { path: '/faqs', now: NOW + after }))).toEqual([true, false, true])
})

it('lets the next page be reloaded at once, as the network may be lost again on the way there', () => {
  const session = storage()
  expect(mayReload(session, { path: '/faqs', now: NOW })).toBe(true)
  expect(mayReload(session, { path: '/pricing', now: NOW + 1_000 })).toBe(true)
  expect(mayReload(session, { path: '/pricing', now: NOW + 2_000 })).toBe(false)
})

it('reloads nothing where it could not remember that it did', () => {
  const blocked = () => {
    throw new Error('The operation is insecure')
  }
  expect(mayReload(blocked, { path: '/faqs', now: NOW })).toBe(false)
})
