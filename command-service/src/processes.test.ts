import { expect, it } from 'vitest'
import { processes } from './processes.ts'

it('gives each process a name of its own, in the letters that the log takes for an actor', () => {
  const names: readonly string[] = processes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/)
})
