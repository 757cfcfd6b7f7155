/** Characters that a feed shows of a post, about. */
const ENOUGH = 500
/** Less than this says too little: the text is cut inside a construct then, and shown without its marks. */
const TOO_LITTLE = 100

const FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})/

/** Code, links, emphasis, mentions and what begins an item: what would read otherwise if only the beginning of it were there. */
const CONSTRUCT = new RegExp(
  [
    /\\./,
    /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+)+/,
    /(?<ticks>`+)(?!`).*?(?<!`)\k<ticks>(?!`)/,
    /\[(?:[^[\]\\]|\\.|\[[^[\]]*\])*\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])?/,
    /(?<stars>\*{1,3}|_{1,3}|~~)(?=\S).*?\S\k<stars>/,
    /@\{[^}]*\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gms',
)
const MARKS = /[\\`*_~[\]<>#]/g

interface Block {
  readonly from: number
  readonly to: number
  /** What ends it, where it is code. */
  readonly fence: string | undefined
}

/** The first whole paragraphs of a text in Markdown; of a first one that is too long, its first words. */
export const beginningOf = (body: string): { readonly beginning: string; readonly isWhole: boolean } => {
  const blocks = blocksOf(body)
  const last = blocks.findLast(({ to }) => to <= ENOUGH)
  if (last === blocks.at(-1)) return { beginning: body, isWhole: true }
  const [first] = blocks
  const beginning = last === undefined && first !== undefined ? cut(body.slice(first.from, first.to), first.fence) : body.slice(0, last?.to)
  return { beginning, isWhole: false }
}

/** Code in fences is one whole, whatever blank lines it has. */
const blocksOf = (body: string): Block[] => {
  const blocks: Block[] = []
  let [from, at, fence] = [0, 0, undefined as string | undefined]
  const end = (to: number) => {
    if (body.slice(from, to).trim() !== '') blocks.push({ from, to, fence })
  }
  for (const line of body.split('\n')) {
    const to = at + line.length
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.replaceAll(/[\s>]/g, '') === mark) {
        end(to)
        ;[from, fence] = [to, undefined]
      }
    } else if (mark !== undefined) {
      end(Math.max(from, at - 1))
      ;[from, fence] = [at, mark]
    } else if (line.trim() === '') {
      end(at - 1)
      from = to
    }
    at = to + 1
  }
  end(body.length)
  return blocks
}

const cut = (block: string, fence: string | undefined): string => (fence === undefined ? words(block) : lines(block, fence))

/** As many whole lines of code as there is room for, and the end of the code. */
const lines = (code: string, fence: string): string => {
  const end = code.lastIndexOf('\n', ENOUGH)
  const kept = code.slice(0, Math.max(end, code.indexOf('\n')))
  return `${kept}\n${/^[\s>]*/.exec(code)?.[0] ?? ''}${fence}\n\n…`
}

const words = (paragraph: string): string => {
  const text = paragraph.slice(0, 2 * ENOUGH)
  const constructs = [...text.matchAll(CONSTRUCT)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
  const spaces = [...text.slice(0, ENOUGH + 1).matchAll(/\s+/g)].map(({ index }) => index)
  const end = spaces.findLast((space) => constructs.every(({ from, to }) => space <= from || space >= to)) ?? 0
  if (end >= TOO_LITTLE) return `${text.slice(0, end)}…`
  const plain = text
    .replaceAll(MARKS, '')
    .slice(0, ENOUGH)
    .replace(/@(?:\{[^}]*)?$/, '')
  const whole = plain.slice(0, Math.max(plain.search(/\s\S*$/), 0))
  return `${(whole.length >= TOO_LITTLE ? whole : plain.replace(/[\uD800-\uDBFF]$/, '')).trim()}…`
}
