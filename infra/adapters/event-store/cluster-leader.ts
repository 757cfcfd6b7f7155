import { promises as dns } from 'node:dns'
import { readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { EndPoint, EventStoreDBClient } from '@eventstore/db-client'
import { type ConnectionOptions, parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js'
import { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { type ChannelCredentials, credentials, type Deadline, Metadata, status } from '@grpc/grpc-js'
import type { Logger } from '../logging.ts'

/** A node that does not answer is asked again after this long. */
const ASK_MS = 1_000
const PAUSE_MS = 100
/**
 * A node that refuses connections is tried again this soon, and then less and less often. By default it would be a second to two minutes,
 * and half a minute for a name.
 */
const CONNECTING = {
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
}
/** A name may lead to other nodes after this long. */
const LOOK_UP_MS = 1_000
/** A leader is asked this often whether it still leads. */
const WATCH_MS = 500
const COMPLAIN_MS = 10_000

/** The client asks `resolveUri` where to connect, and drops a connection if an error is an outage. */
interface Inner {
  resolveUri(): Promise<string>
  getGRPCClient(service: typeof GossipClient, name: string): Promise<GossipClient>
  handleError(of: GossipClient, error: Error): Promise<void>
  createDeadline(ms: number): Deadline
}

interface Asking {
  readonly secret: ChannelCredentials
  readonly deadline: () => Deadline
}

const { LEADER } = gossip.MemberInfo.VNodeState

const uriOf = ({ address, port }: EndPoint) => (isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`)

/**
 * Connects a cluster's client to the leader, and to the next one when another has been elected. The client's own discovery asks the nodes
 * one after the other, waits for each that is silent, and trusts what the first of them says about the leader.
 */
export const followLeader = (client: EventStoreDBClient, url: string, logger: Logger) => {
  const options = parseConnectionString(url)
  const { dnsDiscover, hosts, nodePreference = 'leader' } = options
  if ((!dnsDiscover && hosts.length === 1) || nodePreference !== 'leader') return () => undefined
  const inner = client as unknown as Inner
  const asking = { secret: credentialsOf(options), deadline: () => inner.createDeadline(ASK_MS) }
  const closing = new AbortController()
  let leader: string | undefined
  let looking: Promise<string> | undefined

  /** All callers wait for one search, which continues until it has found the leader. Each caller stops waiting at its own deadline. */
  const find = (): Promise<string> =>
    (looking ??= search(hosts, asking, logger, closing.signal).finally(() => {
      looking = undefined
    }))

  inner.resolveUri = async () => {
    const found = await find()
    if (leader === undefined) void watch()
    leader = found
    return found
  }

  /** A node that is cut off ends no connection, so its clients would wait 15 s for their pings to fail. */
  const watch = async () => {
    for (;;) {
      await delay(WATCH_MS, undefined, { ref: false })
      if (closing.signal.aborted) return
      await leaveWhoNoLongerLeads().catch((error: unknown) => logger.warn(error, 'the leader of the event store could not be watched'))
    }
  }

  const leaveWhoNoLongerLeads = async () => {
    const asked = await inner.getGRPCClient(GossipClient, 'gossip')
    if ((await leaderNamedBy(asked, asking.deadline()).catch(() => undefined)) === leader) return
    if ((await find()) === leader) return
    await inner.handleError(asked, anotherLeads())
    // Every open call ends as if it were cancelled, and its caller repeats it to the new leader.
    await client.dispose()
  }

  return () => closing.abort()
}

const credentialsOf = ({ tls, tlsCAFile, userCertFile, userKeyFile }: ConnectionOptions): ChannelCredentials => {
  if (tls === false) return credentials.createInsecure()
  const [ca, key, certificate] = [tlsCAFile, userKeyFile, userCertFile].map((file) => (file === undefined ? null : readFileSync(file)))
  return credentials.createSsl(ca, key, certificate)
}

const anotherLeads = () =>
  Object.assign(new Error('another node leads'), { code: status.UNAVAILABLE, details: 'another node leads', metadata: new Metadata() })

/**
 * Asks every address of every host at the same time, and then the nodes that these name. The first one that says it is the leader is taken.
 */
const search = (hosts: readonly EndPoint[], { secret, deadline }: Asking, logger: Logger, closing: AbortSignal): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const said = new Map<string, string>()
  let found = false
  const goesOn = () => !found && !closing.aborted

  const ask = async (uri: string, name?: string) => {
    if (said.has(uri)) return
    said.set(uri, 'no answer yet')
    const node = new GossipClient(uri, secret, name === undefined ? CONNECTING : { ...CONNECTING, 'grpc.ssl_target_name_override': name })
    for (; goesOn(); await delay(PAUSE_MS)) {
      try {
        const named = await leaderNamedBy(node, deadline())
        said.set(uri, `names ${named ?? 'none'}`)
        if (named === uri) {
          found = true
          resolve(uri)
        } else if (named !== undefined) void ask(named)
      } catch (error) {
        said.set(uri, String(error))
      }
    }
    node.close()
  }
  const lookUp = async ({ address: name, port }: EndPoint) => {
    for (; goesOn(); await delay(LOOK_UP_MS, undefined, { ref: false })) {
      const addresses = await dns.lookup(name, { all: true }).catch((error: unknown) => void said.set(name, String(error)))
      for (const { address } of addresses ?? []) void ask(uriOf({ address, port }), name)
    }
  }
  const complain = async () => {
    for (;;) {
      await delay(COMPLAIN_MS, undefined, { ref: false })
      if (!goesOn()) return
      logger.warn({ said: Object.fromEntries(said) }, 'no node of the event store says that it leads')
    }
  }
  for (const host of hosts) void lookUp(host)
  void complain()
  return promise
}

const leaderNamedBy = (node: GossipClient, deadline: Deadline): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    node.read(new shared.Empty(), new Metadata(), { deadline }, (error, answer) => {
      if (error !== null) return reject(error)
      const leader = answer
        .getMembersList()
        .find((member) => member.getIsAlive() && member.getState() === LEADER)
        ?.getHttpEndPoint()
      resolve(leader && uriOf({ address: leader.getAddress(), port: leader.getPort() }))
    })
  })
