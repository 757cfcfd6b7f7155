import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { blogEntries } from './blog-entries.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'blog-'))))
afterEach(() => rm(folder, { recursive: true }))

it('names each post by its path, with the day it was last written on', async () => {
  await mkdir(join(folder, 'launch-day'))
  await writeFile(join(folder, 'launch-day/stage.mdx'), '---\ntitle: A\ndate: 2026-11-01\nupdated: 2026-11-18\n---\ntext')
  await writeFile(join(folder, 'audit.mdx'), '---\ntitle: B\ndate: 2026-11-02\n---\ntext')
  await writeFile(join(folder, 'cover.webp'), '')
  expect(await blogEntries(folder)).toEqual([
    { path: '/blog/audit', changedOn: '2026-11-02' },
    { path: '/blog/launch-day/stage', changedOn: '2026-11-18' },
  ])
})

it('finds the posts that there are', async () => {
  const entries = await blogEntries()
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter(({ changedOn }) => changedOn === undefined)).toEqual([])
})
