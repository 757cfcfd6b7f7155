import { sha256 } from '../kernel/merkle.ts'
import type { Slug } from './tool-card.ts'
import { urlKey } from './url-key.ts'

/** One stream per slug makes it unique. */
export const slugStream = (slug: Slug) => `slug-${slug}`

/** One stream per address makes it unique, by host and path. */
export const urlStream = (url: string) => `url-${sha256(urlKey(url)).slice(0, 32)}`
