import { expect, it } from 'vitest'
import { oftenAsked } from './often-asked.ts'

const ask = (nameOf: ReturnType<typeof oftenAsked>, text: string, times: number) => Array.from({ length: times }, () => nameOf(text)).at(-1)

it('names a statement once it has been asked for often, and others otherwise', () => {
  const nameOf = oftenAsked()
  expect(ask(nameOf, 'select 1', 9)).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toBeDefined()
  expect(ask(nameOf, 'select 2', 10)).not.toBe(name)
  expect(nameOf('select 1')).toBe(name)
})

it('names no more than a connection can keep, and forgets what was asked for once', () => {
  const nameOf = oftenAsked()
  for (let once = 0; once < 5_000; once++) expect(nameOf(`select ${once}`)).toBeUndefined()
  const named = Array.from({ length: 200 }, (_, often) => ask(nameOf, `select '${often}'`, 10)).filter((name) => name !== undefined)
  expect(new Set(named).size).toBe(100)
})
