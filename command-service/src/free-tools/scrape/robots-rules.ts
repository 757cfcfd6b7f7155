import type { Outgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError } from '@debut/adapters/outgoing/outgoing-error.ts'
import robots from 'robots-parser'

type ReadRules = (address: string, rules: string) => { isAllowed(page: string, robot: string): boolean | undefined }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types name a default export, and its CommonJS file is the function itself
const readRules = robots as unknown as ReadRules

/** As robots.txt names us. */
const ROBOT = 'Debut'

/** What RFC 9309 asks a crawler to read at least. */
const MOST_READ = 500 * 1024
const RULES = { accept: ['text/*', 'application/octet-stream'], mostBytes: 2 * MOST_READ }

/**
 * Each rule is compared with the page's address, and each wildcard reads all of it again. A site decides how many rules there are, so we
 * limit how many we follow.
 */
const MOST_LINES = 1_000
const MOST_WILDCARDS = 3
const LONGEST_LINE = 2_000

const LINE_BREAK = /\r\n|\r|\n/
const NAME = /^\s*user-agent\s*:([^#/]*)/i
const RULE = /^\s*(?:dis)?allow\s*:/i
const FIELD = /^\s*[^\s#:][^#:]*:/
const OURS: ReadonlySet<string> = new Set(['*', ROBOT.toLowerCase()])

/** The groups of rules for us or for every robot. A group begins with one name or more. */
const ours = (rules: string): string[] => {
  let [isOurs, isNaming] = [false, false]
  return rules.split(LINE_BREAK).filter((line) => {
    const name = NAME.exec(line)?.[1]?.trim().toLowerCase()
    if (name !== undefined) {
      isOurs = OURS.has(name) || (isNaming && isOurs)
      isNaming = true
      return isOurs
    }
    if (FIELD.test(line)) isNaming = false
    return isOurs && RULE.test(line)
  })
}

/** A rule that is too long, or has too many wildcards, is cut where it forbids, so that it forbids more, and left out where it allows. */
export const bounded = (rules: string): string =>
  rules
    .split(LINE_BREAK)
    .flatMap((line) => {
      const wildcards = line.split('*', MOST_WILDCARDS + 2)
      if (wildcards.length <= MOST_WILDCARDS + 1 && line.length <= LONGEST_LINE) return [line]
      if (/^\s*allow\b/i.test(line)) return []
      return [
        wildcards
          .slice(0, MOST_WILDCARDS + 1)
          .join('*')
          .slice(0, LONGEST_LINE),
      ]
    })
    .join('\n')

/** Whether rules let us read a page, which those with more lines than we follow don't; `address` is their own. */
export const allows = (address: string, rules: string, page: string): boolean => {
  const own = ours(rules)
  return own.length <= MOST_LINES && (readRules(address, bounded(own.join('\n'))).isAllowed(page, ROBOT) ?? true)
}

const rulesAt = async (outgoing: Outgoing, address: string, signal: AbortSignal): Promise<string> => {
  const { body } = await outgoing(address, { ...RULES, signal })
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= MOST_READ) break
  }
  return Buffer.concat(chunks).toString('utf8', 0, MOST_READ)
}

interface Question {
  readonly outgoing: Outgoing
  readonly page: URL
  readonly signal: AbortSignal
  readonly isAllowed: (by: { readonly address: string; readonly rules: string; readonly page: string }) => Promise<boolean>
}

/**
 * Whether the site lets us read a page, by RFC 9309: one without rules does, and one whose rules can't be had for now does not. Whatever keeps us from the
 * site itself is thrown.
 */
export const mayRead = async ({ outgoing, page, signal, isAllowed }: Question): Promise<boolean> => {
  const address = new URL('/robots.txt', page).href
  try {
    return await isAllowed({ address, rules: await rulesAt(outgoing, address, signal), page: page.href })
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    const { reason, status = 0 } = error
    if ((reason === 'error-status' && status < 500) || reason === 'wrong-type' || reason === 'redirected') return true
    throw error
  }
}
