import { addressOf, askToken } from './ask-token.ts'
import { atPace } from './at-pace.ts'
import type { Account } from './fill-accounts.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly url: string
  readonly accounts: readonly Account[]
  readonly perSecond: number
}

/** Members who sign in with their password, at a steady pace. Where passwords come faster than they can be checked, some are refused. */
export const loginLoad = inOwnProcess(import.meta, async ({ url, accounts, perSecond }: Load) => {
  const answers = await atPace([...accounts.entries()], perSecond, async ([index, account], due) => {
    const session = await askToken(url, 'password', account, addressOf(index))
    return session && { ...session, taken: performance.now() - due }
  })
  const sessions = answers.filter((session) => session !== undefined)
  const taken = sessions.map((session) => session.taken)
  return { sessions, refused: answers.length - sessions.length, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
})
