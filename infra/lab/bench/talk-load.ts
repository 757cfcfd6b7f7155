import { atPace } from './at-pace.ts'
import { commandBytes, type HttpRequest, renewCommandId } from './command-bytes.ts'
import { openConnection } from './http-connection.ts'
import { openListener } from './live-listener.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly commandUrl: string
  readonly queryUrl: string
  /** What a reader of the talk listens to. */
  readonly topic: string
  readonly commands: readonly HttpRequest[]
  readonly perSecond: number
}

const CONNECTIONS = 32
const UNAVAILABLE = 503

/** Likes and comments at a steady pace, as far as a connection is free for each; and a browser elsewhere that shows their post. */
export const talkLoad = inOwnProcess(import.meta, async ({ commandUrl, queryUrl, topic, commands, perSecond }: Load) => {
  let frames = 0
  const listener = await openListener(queryUrl, topic, () => (frames += 1))
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(commandUrl)))
  const lastOn = new Map(connections.map((connection) => [connection, Promise.resolve(0)]))

  const begun = performance.now()
  const items = commands.map((command, index) => ({ request: commandBytes(commandUrl, command), index }))
  const answers = await atPace(items, perSecond, async ({ request, index }, due) => {
    const connection = connections[index % CONNECTIONS]
    if (connection === undefined) throw new Error('there are no connections')
    const sent = lastOn.get(connection)?.then(() => connection.send(renewCommandId(request))) ?? Promise.resolve(0)
    lastOn.set(connection, sent)
    const status = await sent
    if (status === UNAVAILABLE) return undefined
    if (status !== 200) throw new Error(`a like or a comment was answered ${status}`)
    return performance.now() - due
  })
  const seconds = (performance.now() - begun) / 1_000
  listener.close()
  for (const connection of connections) connection.close()
  const taken = answers.filter((each) => each !== undefined)
  return {
    refused: answers.length - taken.length,
    perSecond: taken.length / seconds,
    framesASecond: frames / seconds,
    p50: percentile(taken, 0.5),
    p99: percentile(taken, 0.99),
  }
})
