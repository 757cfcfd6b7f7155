import { mintAccessToken } from '../access-token.ts'
import { startCrowd } from './crowd.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { randomOf } from './random.ts'
import { type Voter, voterByHttp } from './voter-by-http.ts'

interface Options {
  readonly edgeUrl: string
  readonly signingKeysFile: string
}

const PAUSE_MS = [2_500, 7_500] as const
const TOKEN_MS = 3_000_000

/** Everybody of the demo world but those whom the reader may be. */
export const startDemoCrowd = async ({ edgeUrl, signingKeysFile }: Options): Promise<{ close(): Promise<void> }> => {
  const random = randomOf(`${DEMO_SEED} crowd ${Date.now()}`)
  const people = demoPeople(DEMO_SEED).filter(({ username, roles }) => roles.length === 0 && username !== 'demo' && username !== 'maker')
  const voters = new Map<DemoPerson, Voter>()

  const signIn = (person: DemoPerson): Voter => {
    const known = voters.get(person)
    if (known !== undefined) return known
    const voter = voterByHttp({
      edgeUrl,
      token: tokenOf(person),
      likes: (launchId, rank) => liking(person, launchId) / (rank + 1.5),
      random,
    })
    voters.set(person, voter)
    return voter
  }

  const tokenOf = (person: DemoPerson) => {
    let minted: { readonly token: Promise<string>; readonly until: number } | undefined
    return () => {
      const now = Date.now()
      if (minted === undefined || now > minted.until) {
        const token = mintAccessToken(person, { signingKeysFile, edgeUrl, now: Math.floor(now / 1000) })
        minted = { token, until: now + TOKEN_MS }
      }
      return minted.token
    }
  }

  return startCrowd({ people, signIn, random, pauseMs: PAUSE_MS })
}

/** Everybody has a taste of their own, and keeps it. */
const liking = ({ username }: DemoPerson, launchId: string): number => Math.exp(0.8 * randomOf(`${username} ${launchId}`).normal())
