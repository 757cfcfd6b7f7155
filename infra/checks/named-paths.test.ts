import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-tool.ts'

/** Made when Debut is set up, so not in the repository. */
const MADE = /^infra\/deploy\/(\.env|secrets|.*\.json)$/

it.for(['README.md', 'CONTRIBUTING.md', 'infra/deploy/README.md'])('%s names files that are there', (text) => {
  const named =
    readFileSync(join(root, text), 'utf8').match(/(?<![\w./-])(client|events|infra|(command|projection|query)-service)\/[\w./-]*[\w-]/g) ??
    []
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((path) => !MADE.test(path) && !existsSync(join(root, path)))).toEqual([])
})

it.for(['README.md', ...globSync('docs/*.md', { cwd: root })])('%s links to files that are there', (text) => {
  const links = [...readFileSync(join(root, text), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(text), link)))).toEqual([])
})
