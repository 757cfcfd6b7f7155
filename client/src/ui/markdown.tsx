import MarkdownIt, { type Token } from 'markdown-it'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { imagePath } from '../lib/images/image-path.ts'
import { isUploaded, sizeWithin } from '../lib/images/uploaded-picture.ts'
import { CheckIcon } from './icons.tsx'
import { Image } from './image.tsx'
import { Link } from './link.tsx'
import { withTasks } from './markdown-tasks.ts'

/** Deeper than anybody nests on purpose; what is deeper is left out. */
const DEEPEST = 20
/** A link that a member wrote earns nothing from us. */
const REL = 'ugc nofollow noopener'
const ELSEWHERE = /^(?:https?:\/\/|mailto:)/i
/** A path of ours: no second slash, as two begin the name of another host, and nothing that browsers read as one or leave out. */
const OURS = /^\/(?![/\\]|%2f|%5c)[^\s\\\p{Cc}]*$/iu
const ESCAPED_CONTROL = /%(?:[01][\da-f]|7f)/i
/** In CSS pixels: as wide as a column of text, and not so tall that it fills the screen. */
const ROOM = { width: 768, height: 560 }

const isOurs = (address: string) => OURS.test(address) && !ESCAPED_CONTROL.test(address)

const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: DEEPEST }).disable(['table'])
parser.validateLink = (address) => ELSEWHERE.test(address) || isOurs(address)
// Only what was written as an address becomes a link: "node.js" and "2.io" are words.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

interface Open {
  readonly draw: (children: readonly ReactNode[]) => ReactNode
  readonly children: ReactNode[]
}

/** What members write, as elements: no HTML, and no pictures but those that they uploaded to us. On a server it costs as much as its length, whatever it says. */
export const Markdown = ({ text }: { text: string }) => {
  const elements = useMemo(() => elementsOf(withTasks(parser.parse(text, {}))), [text])
  return <div className="prose">{elements}</div>
}

const elementsOf = (tokens: readonly Token[]): ReactNode => {
  const topmost = Math.min(...tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => depthOf(tag)))
  const root: ReactNode[] = []
  const opened: Open[] = []
  const add = (child: ReactNode) => (opened.at(-1)?.children ?? root).push(child)
  const walk = (some: readonly Token[]) => {
    for (const token of some) {
      if (token.hidden) continue
      if (token.nesting === 1) opened.push({ draw: drawingOf(token, topmost), children: [] })
      else if (token.nesting === -1) close()
      else if (token.type === 'inline') walk(token.children ?? [])
      else add(leafOf(token))
    }
  }
  const close = () => {
    const last = opened.pop()
    if (last !== undefined) add(last.draw(last.children))
  }
  walk(tokens)
  while (opened.length > 0) close()
  return createElement(Fragment, null, ...root)
}

const depthOf = (tag: string): number => Number(tag.slice(1))

const element =
  (tag: string, props: Readonly<Record<string, string | number>> = {}): Open['draw'] =>
  (children) =>
    createElement(tag, props, ...children)

/** What stands around other things. */
const drawingOf = (token: Token, topmost: number): Open['draw'] => {
  switch (token.type) {
    // Their title is not the page's: it stands below a section of ours.
    case 'heading_open':
      return element(depthOf(token.tag) === topmost ? 'h3' : 'h4')
    case 'link_open':
      return linkTo(String(token.attrGet('href') ?? ''))
    case 'ordered_list_open':
      return element('ol', { start: Number(token.attrGet('start') ?? 1) })
    case 'list_item_open':
      return taskOf(token) ?? element('li')
    default:
      return element(token.tag)
  }
}

/** A box that is ticked, or is not: only its author can change that, where they wrote it. */
const taskOf = ({ meta }: Token): Open['draw'] | undefined => {
  if (typeof meta?.['isDone'] !== 'boolean') return undefined
  const { isDone } = meta
  return (children) => (
    <li className="task" data-done={isDone}>
      <span className="task-box">
        {isDone ? <CheckIcon className="size-3" /> : null}
        <span className="sr-only">{isDone ? 'Done:' : 'To do:'}</span>
      </span>
      <div>{createElement(Fragment, null, ...children)}</div>
    </li>
  )
}

const linkTo = (address: string): Open['draw'] =>
  isOurs(address)
    ? (children) => createElement(Link, { to: address }, ...children)
    : element('a', { href: address, rel: REL, target: '_blank' })

/** Any other picture is left out, and its description stands for it. */
const picture = (src: string, alt: string): ReactNode => {
  if (!isUploaded(src)) return alt
  const size = sizeWithin(src, ROOM)
  return size === undefined ? <Unsized src={src} alt={alt} /> : <Image src={src} alt={alt} {...size} />
}

/** Its place can't be kept before it is there. */
const Unsized = ({ src, alt }: { readonly src: string; readonly alt: string }) => {
  const path = imagePath(src, ROOM.width, 1)
  return (
    <img
      src={path}
      srcSet={`${path} 1x, ${imagePath(src, ROOM.width, 2)} 2x`}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="max-h-140 w-auto"
    />
  )
}

const textIn = (tokens: readonly Token[] | null): string => (tokens ?? []).map(({ content }) => content).join('')

const leafOf = (token: Token): ReactNode => {
  const { type, content, children } = token
  switch (type) {
    case 'image':
      return picture(String(token.attrGet('src') ?? ''), textIn(children))
    case 'code_inline':
      return <code>{content}</code>
    case 'fence':
    case 'code_block':
      return (
        <pre tabIndex={0}>
          <code>{content}</code>
        </pre>
      )
    // Who writes in a small field means each line as one.
    case 'softbreak':
    case 'hardbreak':
      return <br />
    case 'hr':
      return <hr />
    default:
      return content
  }
}
