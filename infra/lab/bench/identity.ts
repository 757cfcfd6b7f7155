import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import { fillAccounts } from './fill-accounts.ts'
import { fillVotes } from './fill-votes.ts'
import { loginLoad } from './login-load.ts'
import { pacedVoteLoad } from './paced-vote-load.ts'
import { cpuOf } from './process-cpu.ts'
import { refreshLoad } from './refresh-load.ts'
import { tokenCheckLoad } from './token-check-load.ts'
import { untilReady } from './until-ready.ts'
import { votesOf } from './votes.ts'

const SECONDS = 15
const LOGINS = 20
const REFRESHES = 50
const VOTES = 100
/** Each votes three times: first to warm up, then alone, then beside those who sign in. */
const MEMBERS = VOTES * SECONDS
/** They sign in once for their sessions, and once more while others vote. */
const ACCOUNTS = LOGINS * SECONDS
const CHECKS = 200_000
/** The process that signs in takes a core to begin with, which is nothing that a member's sign-in does. */
const LEAD_SECONDS = 3

/** What a session costs: to check its token, to refresh it, and to begin it while others vote. */
export const identity = async (bench: Bench): Promise<Figure[]> => {
  bench.progress('identity: writing members and launches')
  const dataDir = bench.folder('identity')
  const world = await fillVotes.run({
    dataDir: join(dataDir, 'event-store'),
    members: 0,
    newcomers: MEMBERS,
    votes: 0,
    launchesADay: 15,
    oneDay: true,
  })
  bench.progress('identity: starting')
  const { stack, stop } = await bench.startProduct(dataDir)
  await untilReady(stack.projectionService.url)
  const { signingKeysFile, commandService, edge, postgres } = stack
  const { url } = commandService

  bench.progress('identity: signing in')
  const accounts = await fillAccounts.run({ databaseUrl: postgres.identityUrl, count: ACCOUNTS })
  const { sessions, ...alone } = await loginLoad.run({ url, accounts, perSecond: LOGINS })

  bench.progress('identity: checking tokens')
  const tokens = sessions.map(({ access_token }) => access_token)
  const check = await tokenCheckLoad.run({ signingKeysFile, tokens, times: CHECKS })

  bench.progress('identity: refreshing')
  const refreshTokens = sessions.map(({ refresh_token }) => refresh_token)
  const cpu = cpuOf(stack)
  const refresh = await refreshLoad.run({ url, refreshTokens, perSecond: REFRESHES, seconds: SECONDS })
  const cost = cpu(refresh.asked)

  bench.progress('identity: voting')
  const { first, further } = await votesOf(world.newcomerIds, world, { edgeUrl: edge.url, signingKeysFile })
  const votes = { url, perSecond: VOTES }
  await pacedVoteLoad.run({ ...votes, votes: first })
  const quiet = await pacedVoteLoad.run({ ...votes, votes: further.slice(0, MEMBERS) })
  bench.progress('identity: voting while others sign in')
  const signingIn = loginLoad.run({ url, accounts: [...accounts, ...accounts.slice(0, LEAD_SECONDS * LOGINS)], perSecond: LOGINS })
  await delay(LEAD_SECONDS * 1_000)
  const busy = await pacedVoteLoad.run({ ...votes, votes: further.slice(MEMBERS) })
  const meanwhile = await signingIn
  await stop()

  const ms = ({ p50, p99, refused }: { p50: number; p99: number; refused: number }) =>
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${refused === 0 ? '' : `, ${refused} refused`}`
  return [
    {
      what: 'token check, warm, p50',
      value: check.p50,
      unit: 'µs',
      goal: { of: 'figure', is: 'at most', value: 10 },
      note: `p99 ${check.p99.toFixed(1)} µs; the first time, with its signature: ${check.cold.toFixed(0)} µs`,
    },
    { what: `refresh, ${REFRESHES}/s, p50`, value: refresh.p50, unit: 'ms', note: `CPU a refresh: ${cost}` },
    { what: 'the same, p99', value: refresh.p99, unit: 'ms', goal: { of: 'figure', is: 'at most', value: 30 } },
    { what: `vote, ${VOTES}/s, p99`, value: quiet.p99, unit: 'ms', note: ms(quiet) },
    {
      what: `the same while ${LOGINS}/s sign in, p99`,
      value: busy.p99,
      unit: 'ms',
      limit: { what: 'without sign-ins', value: quiet.p99 },
      note: `${ms(busy)}; sign-in: ${ms(meanwhile)}, without votes ${ms(alone)}`,
    },
  ]
}
