import { addressOf, askToken } from './ask-token.ts'
import { atPace } from './at-pace.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly url: string
  readonly refreshTokens: readonly string[]
  readonly perSecond: number
  readonly seconds: number
}

const WARM_UP_SECONDS = 4

/** Browsers that refresh their sessions in turn, at a steady pace; each goes on with the token that it got. */
export const refreshLoad = inOwnProcess(import.meta, async ({ url, refreshTokens, perSecond, seconds }: Load) => {
  const tokens = [...refreshTokens]
  const turns = Array.from({ length: perSecond * (WARM_UP_SECONDS + seconds) }, (_, turn) => turn % tokens.length)
  const taken = await atPace(turns, perSecond, async (index, due) => {
    const session = await askToken(url, 'refresh_token', { refresh_token: tokens[index] }, addressOf(index))
    if (session === undefined) throw new Error('a refresh was refused')
    tokens[index] = session.refresh_token
    return performance.now() - due
  })
  const measured = taken.slice(WARM_UP_SECONDS * perSecond)
  return { asked: taken.length, p50: percentile(measured, 0.5), p99: percentile(measured, 0.99) }
})
