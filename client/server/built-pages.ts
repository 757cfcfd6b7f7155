import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { CLIENT_ENTRY, moduleOf } from './entries.ts'
import { readServerBundle, type PageSource, type TextSource, type WritingSource } from './page-source.ts'

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

/** The two fonts that every page draws its first words with. */
const FIRST_FONTS = /(inter-latin-wght|bricolage-grotesque-latin-opsz)-normal-.*\.woff2$/

/** A module and all that it imports at once. */
const withImports = (manifest: Manifest, names: readonly string[]): z.infer<typeof Chunk>[] => {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    manifest[name]?.imports.forEach(add)
  }
  names.forEach(add)
  return [...found].map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
}

export const builtPages = async (build: string): Promise<PageSource & TextSource & WritingSource> => {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8')))
  const entry = manifest[CLIENT_ENTRY]
  if (entry === undefined) throw new Error('The client bundle has no entry: build the client again')
  const first = withImports(manifest, [CLIENT_ENTRY])
  const fonts = [...new Set(first.flatMap(({ assets }) => assets))].filter((file) => FIRST_FONTS.test(file)).map(preload)
  const styles = [...fonts, ...new Set(first.flatMap(({ css }) => css).map(stylesheet))].join('\n')

  // The page reads without them: what it is drawn with comes first.
  const made = new Map<string | undefined, string>()
  const tags = (name: string | undefined): string => {
    const known = made.get(name)
    if (known !== undefined) return known
    const chunks = withImports(manifest, name === undefined ? [CLIENT_ENTRY] : [CLIENT_ENTRY, moduleOf(name)])
    const written = [
      ...fonts,
      ...new Set(chunks.flatMap(({ css }) => css).map(stylesheet)),
      ...chunks
        .filter(({ file }) => file !== entry.file)
        .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
      `<script type="module" fetchpriority="low" src="/${entry.file}"></script>`,
    ].join('\n')
    made.set(name, written)
    return written
  }
  const { renderPage, drawText, drawWriting, writings } = readServerBundle(
    await import(pathToFileURL(join(build, 'server/server-entry.js')).href),
  )
  const readWritings = async () => writings
  return { renderPage, drawText: async (...text) => drawText(...text), drawWriting, readWritings, styles, tags }
}

const preload = (file: string) => `<link rel="preload" fetchpriority="low" href="/${file}" as="font" type="font/woff2" crossorigin>`
const stylesheet = (file: string) => `<link rel="stylesheet" href="/${file}">`
