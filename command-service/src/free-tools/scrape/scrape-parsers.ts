import type { IncomingHttpHeaders } from 'node:http'
import { headReader } from '../../kernel/sites/head-reader.ts'
import { pageReader } from './page-reader.ts'
import { allows } from './robots-rules.ts'
import { scrapeOf } from './scrape-of.ts'

interface Page {
  readonly address: string
  readonly contentType: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

export const scrapeIn = ({ address, contentType, headers, body }: Page) => {
  const [head, whole] = [headReader(contentType), pageReader(contentType)]
  const bytes = Buffer.from(body)
  head.write(bytes)
  whole.write(bytes)
  return scrapeOf({ page: new URL(address), headers, head: head.end(), parts: whole.end() })
}

interface Rules {
  /** The address of the rules. */
  readonly address: string
  readonly rules: string
  readonly page: string
}

export const isAllowed = ({ address, rules, page }: Rules): boolean => allows(address, rules, page)
