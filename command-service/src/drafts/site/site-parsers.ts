import type { Site } from '@debut/events/tools/site-answers.ts'
import { type Head, headReader } from '../../kernel/sites/head-reader.ts'
import { siteOf } from './site-of.ts'
import { webManifest } from './web-manifest.ts'

export const headIn = ({ contentType, page }: { readonly contentType: string; readonly page: Uint8Array }): Head => {
  const reader = headReader(contentType)
  reader.write(Buffer.from(page))
  return reader.end()
}

interface SiteFiles {
  readonly head: Head
  /** The address of the page. */
  readonly address: string
  readonly manifest: string
}

export const siteIn = ({ head, address, manifest }: SiteFiles): Site => siteOf(head, new URL(address), webManifest(manifest))
