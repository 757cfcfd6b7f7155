import { Parser } from 'htmlparser2'
import { pageDecoder } from '../../kernel/sites/page-decoder.ts'

/** The parser looks through all open elements for each that ends: without a limit, 2 MB of open tags would keep us for minutes. */
const DEEPEST = 512
const MOST_HEADINGS = 300
const MOST_IMAGES = 300
const MOST_ANCHORS = 5_000
const MOST_DATA = 20
const MOST_MARKS = 100
const MOST_SCRIPTS = 200
const LONGEST_TEXT = 300
const LONGEST_VALUE = 4_000
const LONGEST_DATA = 64 * 1024

export interface Image {
  readonly src: string
  readonly alt: string | null
  readonly width: string | null
  readonly height: string | null
}

export interface Anchor {
  readonly href: string
  readonly rel: readonly string[]
  readonly text: string
}

/** What stands in a whole page, as it stands there. Its head is read by the head reader. */
export interface PageParts {
  readonly language: string | null
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  readonly images: readonly Image[]
  readonly anchors: readonly Anchor[]
  /** The texts of JSON-LD, wherever they stand. */
  readonly linkedData: readonly string[]
  /** Addresses of scripts and style sheets. */
  readonly files: readonly string[]
  /** Names of attributes and values of ids that frameworks leave behind. */
  readonly marks: ReadonlySet<string>
  /** Not read to its end. */
  readonly cut: boolean
}

/** Text between two tags, as far as it is kept. */
interface Open {
  pieces: string[]
  length: number
}

const opened = (): Open => ({ pieces: [], length: 0 })

const add = (open: Open | undefined, text: string, most: number) => {
  if (open === undefined || open.length > most) return
  open.pieces.push(text)
  open.length += text.length
}

const textOf = ({ pieces }: Open) => pieces.join('')

const HEADING = /^h([1-6])$/
const MARKS =
  /^(ng-version|data-reactroot|data-n-head|data-wf-page|data-framer-name|data-svelte-h|data-astro-cid-.*|q:container|data-turbo.*|x-data|hx-(get|post|boost)|wire:id|data-livewire-id|data-sveltekit-.*|data-v-[0-9a-f]{8})$/
const MARKING_IDS = new Set([
  '__next',
  '__NEXT_DATA__',
  '__nuxt',
  '___gatsby',
  '__NUXT_DATA__',
  'shopify-features',
  'wix-essential-viewer-model',
])

/** Reads a page while it comes. No HTML is bad enough to make it throw. */
export const pageReader = (contentType: string) => {
  const headings: { level: number; text: string }[] = []
  const images: Image[] = []
  const anchors: Anchor[] = []
  const linkedData: string[] = []
  const files: string[] = []
  const marks = new Set<string>()
  let language: string | null = null
  let depth = 0
  let cut = false
  /** The text of scripts and styles isn't for readers. */
  let muted: string | undefined
  let heading: (Open & { readonly level: number }) | undefined
  let anchor: (Open & Pick<Anchor, 'href' | 'rel'>) | undefined
  let data: Open | undefined

  const endHeading = () => {
    if (heading !== undefined && headings.length < MOST_HEADINGS) headings.push({ level: heading.level, text: textOf(heading) })
    heading = undefined
  }

  const endAnchor = () => {
    if (anchor !== undefined && anchors.length < MOST_ANCHORS) anchors.push({ href: anchor.href, rel: anchor.rel, text: textOf(anchor) })
    anchor = undefined
  }

  const onImage = (attributes: Record<string, string>) => {
    const { alt } = attributes
    if (alt !== undefined) {
      add(heading, alt, LONGEST_TEXT)
      add(anchor, alt, LONGEST_TEXT)
    }
    // Many pages put the true address elsewhere until the picture comes into sight.
    const src = attributes['src']?.startsWith('data:') === false ? attributes['src'] : (attributes['data-src'] ?? attributes['src'])
    if (src === undefined || src.startsWith('data:') || images.length >= MOST_IMAGES) return
    images.push({
      src: src.slice(0, LONGEST_VALUE),
      alt: alt?.slice(0, LONGEST_VALUE) ?? null,
      width: attributes['width'] ?? null,
      height: attributes['height'] ?? null,
    })
  }

  const noteMarks = (attributes: Record<string, string>) => {
    const { id } = attributes
    if (id !== undefined && MARKING_IDS.has(id)) marks.add(`#${id}`)
    for (const name of Object.keys(attributes)) if (marks.size < MOST_MARKS && MARKS.test(name)) marks.add(name)
  }

  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (cut) return
      if (depth > DEEPEST) {
        cut = true
        return parser.pause()
      }
      noteMarks(attributes)
      const level = HEADING.exec(name)?.[1]
      if (level !== undefined) {
        endHeading()
        heading = { ...opened(), level: Number(level) }
      }
      if (name === 'html') language ??= attributes['lang'] ?? attributes['xml:lang'] ?? null
      if (name === 'img') onImage(attributes)
      if (name === 'a') {
        endAnchor()
        const { href, rel = '' } = attributes
        if (href !== undefined) anchor = { ...opened(), href: href.slice(0, LONGEST_VALUE), rel: rel.toLowerCase().split(/\s+/) }
      }
      if (name === 'script' || name === 'style' || name === 'template') {
        muted = name
        if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '')) data = opened()
      }
      const file =
        name === 'script'
          ? attributes['src']
          : name === 'link' && /stylesheet|preload/i.test(attributes['rel'] ?? '')
            ? attributes['href']
            : undefined
      if (file !== undefined && files.length < MOST_SCRIPTS) files.push(file.slice(0, LONGEST_VALUE))
    },
    ontext: (text) => {
      if (cut) return
      add(data, text, LONGEST_DATA)
      if (muted !== undefined) return
      add(heading, text, LONGEST_TEXT)
      add(anchor, text, LONGEST_TEXT)
    },
    onclosetag: (name) => {
      depth -= 1
      if (cut) return
      if (HEADING.test(name)) endHeading()
      if (name === 'a') endAnchor()
      if (name === muted) muted = undefined
      if (name !== 'script' || data === undefined) return
      if (linkedData.length < MOST_DATA) linkedData.push(textOf(data))
      data = undefined
    },
  })

  const decode = pageDecoder(contentType)

  return {
    write: (bytes: Buffer) => {
      if (!cut) parser.write(decode(bytes, false))
    },
    end: (): PageParts => {
      if (!cut) parser.end(decode(Buffer.alloc(0), true))
      endHeading()
      endAnchor()
      return { language, headings, images, anchors, linkedData, files, marks, cut }
    },
  }
}
