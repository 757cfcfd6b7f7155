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

/**
 * Whether the site lets us read a page, by RFC 9309: one without rules does, and one whose rules can't be had for now does not. Whatever keeps us from the
 * site itself is thrown.
 */
export const mayRead = async (outgoing: Outgoing, page: URL, signal: AbortSignal): Promise<boolean> => {
  const address = new URL('/robots.txt', page).href
  try {
    return readRules(address, await rulesAt(outgoing, address, signal)).isAllowed(page.href, ROBOT) ?? true
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    const { reason, status = 0 } = error
    if ((reason === 'error-status' && status < 500) || reason === 'wrong-type' || reason === 'redirected') return true
    throw error
  }
}
