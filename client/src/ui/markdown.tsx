import MarkdownIt, { type Token } from 'markdown-it'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

/** Deeper than anybody nests on purpose; what is deeper is left out. */
const DEEPEST = 20
/** A link that a member wrote earns nothing from us. */
const REL = 'ugc nofollow noopener'
const ADDRESS = /^(?:https?:\/\/|mailto:)/i

const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: DEEPEST }).disable(['image', 'table'])
parser.validateLink = (address) => ADDRESS.test(address)
// Only what was written as an address becomes a link: "node.js" and "2.io" are words.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

interface Open {
  readonly tag: string
  readonly props: Readonly<Record<string, string | number>>
  readonly children: ReactNode[]
}

/** What members write, as elements: no HTML and no pictures of theirs. On a server it costs as much as its length, whatever it says. */
export const Markdown = ({ text }: { text: string }) => {
  const elements = useMemo(() => elementsOf(parser.parse(text, {})), [text])
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
      if (token.nesting === 1) opened.push(openedBy(token, topmost))
      else if (token.nesting === -1) close()
      else if (token.type === 'inline') walk(token.children ?? [])
      else add(leafOf(token))
    }
  }
  const close = () => {
    const last = opened.pop()
    if (last !== undefined) add(createElement(last.tag, last.props, ...last.children))
  }
  walk(tokens)
  while (opened.length > 0) close()
  return createElement(Fragment, null, ...root)
}

const depthOf = (tag: string): number => Number(tag.slice(1))

const openedBy = (token: Token, topmost: number): Open => {
  const children: ReactNode[] = []
  switch (token.type) {
    // Their title is not the page's: it stands below a section of ours.
    case 'heading_open':
      return { tag: depthOf(token.tag) === topmost ? 'h3' : 'h4', props: {}, children }
    case 'link_open':
      return { tag: 'a', props: { href: token.attrGet('href') ?? '', rel: REL, target: '_blank' }, children }
    case 'ordered_list_open':
      return { tag: 'ol', props: { start: Number(token.attrGet('start') ?? 1) }, children }
    default:
      return { tag: token.tag, props: {}, children }
  }
}

const leafOf = ({ type, content }: Token): ReactNode => {
  switch (type) {
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
