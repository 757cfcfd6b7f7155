import { DEEPEST, PostKind } from '@debut/events/discussion/discussion-form.ts'
import { HideReason, ReportReason } from '@debut/events/kernel/texts/text-form.ts'

/** What becomes of a text, so long after it was written. */
export type Later = { readonly after: number } & (
  | { readonly type: 'added'; readonly text: string }
  | { readonly type: 'deleted' }
  | { readonly type: 'hidden'; readonly reason: HideReason }
  | { readonly type: 'reported'; readonly by: string; readonly reason: ReportReason; readonly note: string | null }
)

interface Written {
  readonly by: string
  /** As many members like it once everybody has read it. */
  readonly likes: number
  readonly body: string
  readonly later: readonly Later[]
}

/** When something begins: so many days from the world's last day, so long after midnight. */
export interface Beginning {
  readonly day: number
  readonly sinceMidnight: number
}

export interface WrittenPost extends Written, Beginning {
  readonly kind: PostKind
  readonly title: string | null
  /** The slug of the tool that it is about. */
  readonly about: string | null
}

export interface WrittenComment extends Written {
  /** Since the post or comment above it was written, or since the thread of a tool began. */
  readonly after: number
  readonly depth: number
}

/** A post or a tool, and what is said under it: each comment stands after the one that it replies to. */
export interface WrittenThread {
  readonly on: WrittenPost | ({ readonly tool: string } & Beginning)
  readonly comments: readonly WrittenComment[]
}

const MINUTE = 60_000
const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE }

/**
 * Blocks of Markdown, each below a line that says what it is:
 * - `@@ post <kind> <member> <day> <time> likes <number> [about <tool>]`, with the title as its first heading
 * - `@@ tool <tool> <day> <time>`, for the comments on a tool
 * - `@@ <depth> <member> <time after> likes <number>`, for a comment
 * - `@@ adds <time after>`, `@@ deleted <time after>`, `@@ hidden <time after> <reason>` and
 *   `@@ reported <member> <time after> <reason>` say what becomes of the text above
 */
export const readThreads = (source: string): WrittenThread[] => {
  const threads: { readonly on: WrittenThread['on']; readonly comments: WrittenComment[] }[] = []
  let above: Later[] = []
  for (const [words, text] of blocksOf(source)) {
    const [what = '', ...rest] = words
    const thread = threads.at(-1)
    if (what === 'post' || what === 'tool') {
      above = []
      threads.push({ on: what === 'post' ? postOf(rest, text, above) : toolOf(rest), comments: [] })
    } else if (thread === undefined) throw new Error(`“${words.join(' ')}” stands above the first thread`)
    else if (/^\d$/.test(what)) {
      above = []
      thread.comments.push(commentOf(words, text, above))
    } else above.push(laterOf(what, rest, text))
  }
  return threads
}

const blocksOf = (source: string): [words: string[], text: string][] =>
  source
    .split(/^@@ /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n')
      return [block.slice(0, end).split(' '), block.slice(end).trim()]
    })

const postOf = (words: readonly string[], text: string, later: readonly Later[]): WrittenPost => {
  const [kind, by = '', day, time, , likes, , about = null] = words
  const [, title = null, body = text] = /^# (.+)\n\n([^]*)$/.exec(text) ?? []
  return { kind: PostKind.parse(kind), by, ...beginningOf(day, time), likes: numberOf(likes), about, title, body, later }
}

const toolOf = ([tool = '', day, time]: readonly string[]) => ({ tool, ...beginningOf(day, time) })

const commentOf = ([depth, by = '', after, , likes]: readonly string[], body: string, later: readonly Later[]): WrittenComment => {
  if (numberOf(depth) > DEEPEST) throw new Error(`what ${by} replies stands too deep`)
  return { depth: numberOf(depth), by, after: timeOf(after), likes: numberOf(likes), body, later }
}

const laterOf = (what: string, words: readonly string[], text: string): Later => {
  const [first = '', second, third] = words
  switch (what) {
    case 'adds':
      return { type: 'added', after: timeOf(first), text }
    case 'deleted':
      return { type: 'deleted', after: timeOf(first) }
    case 'hidden':
      return { type: 'hidden', after: timeOf(first), reason: HideReason.parse(second) }
    case 'reported':
      return { type: 'reported', by: first, after: timeOf(second), reason: ReportReason.parse(third), note: text === '' ? null : text }
    default:
      throw new Error(`“${what}” is nothing that becomes of a text`)
  }
}

const beginningOf = (day: string | undefined, time = ''): Beginning => {
  const [hours, minutes] = time.split(':')
  return { day: numberOf(day), sinceMidnight: (numberOf(hours) * 60 + numberOf(minutes)) * MINUTE }
}

const timeOf = (text = ''): number => {
  const unit = UNITS[text.slice(-1)]
  if (unit === undefined) throw new Error(`“${text}” is no time`)
  return numberOf(text.slice(0, -1)) * unit
}

const numberOf = (text = ''): number => {
  if (!/^-?\d+$/.test(text)) throw new Error(`“${text}” is no number`)
  return Number(text)
}
