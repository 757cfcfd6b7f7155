import { expect, it } from 'vitest'
import { mayReload } from './reload-guard.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return () => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) })
}

it('lets a page whose parts are gone be reloaded once within 10 seconds', () => {
  const session = storage()
  expect([0, 9_999, 10_000].map((after) => mayReload(session, 1_700_000_000_000 + after))).toEqual([true, false, true])
})

it('reloads nothing where it could not remember that it did', () => {
  const blocked = () => {
    throw new Error('The operation is insecure')
  }
  expect(mayReload(blocked, 1_700_000_000_000)).toBe(false)
})
