import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { notLeader, unavailable } from '../rpc-exceptions.ts'
import { serve } from '../server.ts'
import { openStorage } from '../storage.ts'

/** Says what happens to a leader's connections: open ones end or fall silent, and new ones are refused or never answered. */
export type Death = 'refuses' | 'swallows' | 'freezes'

interface Options {
  readonly dataDir: string
  readonly port: number
  /** The time from the leader's death to the next leader. */
  readonly electionMs: number
}

/** No resolver knows this name. */
const NAME = 'eventstore.fronts.test'
const HOSTS = ['127.0.0.1', '127.0.0.2', '127.0.0.3']
/** For this share of the election, the other nodes still say that the dead leader lives. */
const UNNOTICED = 0.3

/**
 * Starts three nodes of a cluster behind one name, over one log. A real follower forwards an append, or refuses it if a leader is required.
 * These nodes always refuse, because nothing is forwarded during an election either.
 */
export const startFronts = async ({ dataDir, port, electionMs }: Options) => {
  const storage = await openStorage({ dataDir, clock: Date.now, warn: () => undefined })
  let leader = 0
  let dead: number | undefined
  let phase: 'led' | 'unnoticed' | 'election' = 'led'

  const stateOf = (index: number) => {
    if (index === leader && phase !== 'election') return 'LEADER'
    return phase === 'election' ? 'UNKNOWN' : 'FOLLOWER'
  }
  const ids = HOSTS.map(() => randomUUID())
  const members = () =>
    HOSTS.map(
      (host, index) =>
        ({
          instanceId: ids[index] ?? '',
          host,
          port,
          state: stateOf(index),
          isAlive: index !== dead || phase === 'unnoticed',
        }) as const,
    )
  const refusalOf = (index: number) => {
    if (phase === 'election') return unavailable('there is no leader')
    return index === leader ? undefined : notLeader({ host: HOSTS[leader] ?? '', port })
  }

  const nodes = await Promise.all(
    HOSTS.map(async (host, index) => {
      const served = { host: '127.0.0.1', port: 0, requireAuth: false }
      const node = await serve(storage, served, { clock: Date.now, warn: () => undefined, members, refusal: () => refusalOf(index) })
      return { node, link: await mortalLink({ host, port }, node.port) }
    }),
  )

  const restoreLookup = answerLookups(NAME, HOSTS)
  const timers: NodeJS.Timeout[] = []

  return {
    url: `esdb+discover://${NAME}:${port}?tls=false&nodePreference=leader`,
    /** Appends that the leader has taken are in the log, but may stay without an answer. */
    killLeader: (death: Death) => {
      dead = leader
      phase = 'unnoticed'
      nodes[dead]?.link.die(death)
      timers.push(
        setTimeout(() => (phase = 'election'), electionMs * UNNOTICED),
        setTimeout(() => {
          leader = (leader + 1) % HOSTS.length
          phase = 'led'
        }, electionMs),
      )
    },
    /** The leader is busy and no other is elected. It continues later with everything that it was sent. */
    stallLeader: () => {
      nodes[leader]?.link.freeze()
      return () => nodes[leader]?.link.thaw()
    },
    /** Counts connections to a node that had died or stalled. */
    triedInVain: () => nodes.reduce((sum, { link }) => sum + link.askedInVain(), 0),
    close: async () => {
      restoreLookup()
      for (const timer of timers) clearTimeout(timer)
      for (const { link } of nodes) link.close()
      for (const { node } of nodes) node.kill()
      await storage.writer.close()
      await storage.close()
    },
  }
}

const mortalLink = async (at: { readonly host: string; readonly port: number }, target: number) => {
  const pairs = new Set<readonly [Socket, Socket]>()
  let frozen = false
  let refusing = false
  let inVain = 0
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) socket.setNoDelay(true).on('error', () => undefined)
    near.on('close', () => far.destroy())
    far.on('close', () => {
      pairs.delete(pair)
      near.destroy()
    })
    if (refusing || frozen) inVain += 1
    if (refusing) near.resetAndDestroy()
    else if (!frozen) near.pipe(far).pipe(near)
  }).listen(at.port, at.host)
  await once(server, 'listening')
  const reset = () => {
    for (const [near] of pairs) near.resetAndDestroy()
  }
  const freeze = () => {
    frozen = true
    for (const [near, far] of pairs) {
      near.unpipe(far)
      far.unpipe(near)
    }
  }
  return {
    askedInVain: () => inVain,
    freeze,
    thaw: () => {
      frozen = false
      for (const [near, far] of pairs) near.pipe(far).pipe(near)
    },
    die: (how: Death) => {
      if (how !== 'freezes') reset()
      if (how === 'refuses') refusing = true
      else freeze()
    },
    close: () => {
      server.close()
      reset()
    },
  }
}

/** This works within this process only. */
const answerLookups = (name: string, hosts: readonly string[]) => {
  const { lookup } = dns.promises
  const answered = (hostname: string, options: dns.LookupAllOptions) =>
    hostname === name ? Promise.resolve(hosts.map((address) => ({ address, family: 4 }))) : lookup(hostname, options)
  Object.assign(dns.promises, { lookup: answered })
  return () => void Object.assign(dns.promises, { lookup })
}
