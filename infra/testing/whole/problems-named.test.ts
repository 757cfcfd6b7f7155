import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { problemCodes } from '@debut/events/problems.ts'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const sources = globSync(['*-service/src/**/*.ts', 'client/server/**/*.ts', 'infra/adapters/*.ts'], {
  cwd: root,
  exclude: (path) => /\.test\.ts$|testing|identity\//.test(path),
})

/** Codes are plain words to the compiler, so that no kernel has to know what can go wrong in a capability. */
const NAMED = /(?:new HttpError\(|refuse\(|refusal: |problemOf\()'([a-z-]+)'/g

const named = sources.flatMap((file) =>
  [...readFileSync(resolve(root, file), 'utf8').matchAll(NAMED)].map(([, code = '']) => ({ file, code })),
)

it('finds codes in the sources', () => {
  expect(named.length).toBeGreaterThan(50)
})

it('names no problem that is in no contract', () => {
  const known = new Set(problemCodes())
  expect(named.filter(({ code }) => !known.has(code))).toEqual([])
})
