import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { CLIENT_ENTRY } from './entries.ts'
import { readServerBundle, type PageSource } from './page-source.ts'

export const DIST = join(import.meta.dirname, '../dist')

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)

/** The two fonts that every page draws its first words with. */
const FIRST_FONTS = /(inter-latin-wght|bricolage-grotesque-latin-opsz)-normal-.*\.woff2$/

export const builtPages = async (): Promise<PageSource> => {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')))
  const entry = manifest[CLIENT_ENTRY]
  if (entry === undefined) throw new Error('The client bundle has no entry: build the client again')
  const fonts = entry.assets.filter((file) => FIRST_FONTS.test(file))
  const chunks = entry.imports.map((name) => manifest[name]?.file).filter((file) => file !== undefined)
  return {
    renderPage: readServerBundle(await import(pathToFileURL(join(DIST, 'server/server-entry.js')).href)),
    styles: [
      ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...entry.css.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ].join('\n'),
    scripts: [
      ...chunks.map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<script type="module" src="/${entry.file}"></script>`,
    ].join('\n'),
  }
}
