import { Parser } from 'htmlparser2'
import { pageDecoder } from './page-decoder.ts'

/** The parser looks through all open elements for each that ends: a head has no depth, and a trap would keep us for seconds. */
const DEEPEST = 64
const MOST_TAGS = 500
const LONGEST_VALUE = 10_000
const LONGEST_DATA = 128 * 1024

export interface HeadLink {
  readonly rel: readonly string[]
  readonly href: string
  readonly type: string
  readonly sizes: string
  readonly hreflang: string
}

/** What stands in the head of a page, as it stands there. */
export interface Head {
  readonly title: string
  /** The values of each name or property, which are in lower case. */
  readonly meta: ReadonlyMap<string, readonly string[]>
  readonly links: readonly HeadLink[]
  /** The texts of JSON-LD. */
  readonly linkedData: readonly string[]
  /** What addresses in it are meant from. */
  readonly base: string | undefined
}

export interface HeadReader {
  /** Whether the head is over: what comes behind it is not read. */
  write(bytes: Buffer): boolean
  end(): Head
}

const wordsOf = (text = ''): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Reads the head of a page while it comes. No HTML is bad enough to make it throw. */
export const headReader = (contentType: string): HeadReader => {
  const meta = new Map<string, string[]>()
  const links: HeadLink[] = []
  const linkedData: string[] = []
  let title = ''
  let base: string | undefined
  let tags = 0
  let depth = 0
  let isOver = false
  /** Where text goes at the moment. */
  let into: 'title' | 'data' | undefined
  /** A drawing has titles of its own. */
  let drawings = 0
  let pieces: string[] = []
  let length = 0

  const finish = () => {
    isOver = true
    parser.pause()
  }

  const onMeta = ({ name, property, itemprop, content }: Record<string, string>) => {
    if (content === undefined) return
    for (const key of new Set([name, property, itemprop])) {
      const lower = key?.trim().toLowerCase()
      if (lower) meta.set(lower, [...(meta.get(lower) ?? []), content.slice(0, LONGEST_VALUE)])
    }
  }

  const onLink = ({ rel, href, type = '', sizes = '', hreflang = '' }: Record<string, string>) => {
    if (rel !== undefined && href !== undefined)
      links.push({ rel: wordsOf(rel), href: href.trim(), type: type.trim().toLowerCase(), sizes, hreflang })
  }

  const take = (what: 'title' | 'data') => {
    into = what
    pieces = []
    length = 0
  }

  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (isOver) return
      if (name === 'body' || name === 'frameset' || depth > DEEPEST || tags > MOST_TAGS) return finish()
      if (name === 'svg') drawings += 1
      if (name === 'title' && drawings === 0 && title === '') take('title')
      if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '')) take('data')
      if (name === 'base') base ??= attributes['href']
      if (name === 'meta') onMeta(attributes)
      if (name === 'link') onLink(attributes)
      if (['meta', 'link', 'script'].includes(name)) tags += 1
    },
    ontext: (text) => {
      if (isOver || into === undefined || length > LONGEST_DATA) return
      pieces.push(text)
      length += text.length
    },
    onclosetag: (name) => {
      depth -= 1
      if (isOver) return
      if (name === 'head') return finish()
      if (name === 'svg') drawings -= 1
      if (name === 'title' && into === 'title') title = pieces.join('').slice(0, LONGEST_VALUE)
      if (name === 'script' && into === 'data' && length <= LONGEST_DATA) linkedData.push(pieces.join(''))
      if (name === 'title' || name === 'script') into = undefined
    },
  })

  const decode = pageDecoder(contentType)

  return {
    write: (bytes) => {
      if (!isOver) parser.write(decode(bytes, false))
      return isOver
    },
    end: () => {
      if (!isOver) parser.end(decode(Buffer.alloc(0), true))
      return { title, meta, links, linkedData, base }
    },
  }
}
