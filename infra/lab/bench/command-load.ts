import { commandBytes, type HttpRequest, renewCommandId } from './command-bytes.ts'
import { openConnection } from './http-connection.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly url: string
  readonly clients: number
  /** Sent first and not counted; their answers may be refusals. */
  readonly warmUp: readonly HttpRequest[]
  readonly requests: readonly HttpRequest[]
}

export interface CommandRate {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Each client sends its next command when its last one is answered; every command must be accepted. */
export const commandLoad = inOwnProcess(import.meta, async ({ url, clients, warmUp, requests }: Load): Promise<CommandRate> => {
  const written = (request: HttpRequest) => commandBytes(url, request)
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(url)))

  const send = async (prepared: readonly Buffer[], accepts: (status: number) => boolean) => {
    const taken: number[] = []
    const queue = prepared.values()
    const begun = performance.now()
    await Promise.all(
      connections.map(async (connection) => {
        for (const request of queue) {
          renewCommandId(request)
          const sent = performance.now()
          const status = await connection.send(request)
          if (!accepts(status)) throw new Error(`a command was answered ${status}`)
          taken.push(performance.now() - sent)
        }
      }),
    )
    return { perSecond: (taken.length * 1_000) / (performance.now() - begun), p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
  }

  await send(warmUp.map(written), (status) => status < 500)
  const rate = await send(requests.map(written), (status) => status === 200)
  for (const connection of connections) connection.close()
  return rate
})
