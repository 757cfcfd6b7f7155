import { expect, it } from 'vitest'
import { capabilities } from './capabilities.ts'

it('gives each process a name of its own, in the characters that the log allows for an actor', () => {
  const names = capabilities.flatMap(({ processes = [] }) => processes.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/)
})
