import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Day } from '@debut/events/kernel/days.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

const BLOG = join(import.meta.dirname, '../../content/blog')
const ENDING = '.mdx'

/** Of the front matter, which the build has checked. */
const lineOf = (name: string, text: string) => new RegExp(`^${name}: (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(text)?.[1]

/** Posts are files; a folder is a segment of their address. */
export const blogEntries = async (folder: string = BLOG): Promise<SitemapEntry[]> => {
  const files: string[] = []
  for await (const file of glob(`**/*${ENDING}`, { cwd: folder })) files.push(file)
  return Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const changedOn = Day.safeParse(lineOf('updated', text) ?? lineOf('date', text)).data
      return { path: `/blog/${file.slice(0, -ENDING.length).replaceAll('\\', '/')}`, changedOn }
    }),
  )
}
