import { openSigningKeys } from '@debut/command-service/identity/signing-keys.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { StandingSessions, verifyStanding } from '@debut/adapters/standing-sessions.ts'
import { createTokenVerifier } from '@debut/adapters/tokens.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly signingKeysFile: string
  readonly tokens: readonly string[]
  readonly times: number
}

/** Microseconds for one check of a token that was seen before, as rounds of all of them have it on average, and of one that was not. */
export const tokenCheckLoad = inOwnProcess(import.meta, async ({ signingKeysFile, tokens, times }: Load) => {
  const { known } = await openSigningKeys(signingKeysFile)
  const sessions = new StandingSessions(async () => [], createLogger('bench', 'silent'))
  const verify = verifyStanding(createTokenVerifier(known), sessions)
  const once = async () => {
    const begun = performance.now()
    for (const token of tokens) await verify(token)
    return ((performance.now() - begun) * 1_000) / tokens.length
  }
  const cold = await once()
  await once()
  const warm: number[] = []
  for (let checked = 0; checked < times; checked += tokens.length) warm.push(await once())
  return { cold, p50: percentile(warm, 0.5), p99: percentile(warm, 0.99) }
})
