import { newCommandId } from '@debut/events/kernel/ids.ts'
import { openConnection } from './http-connection.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

export interface HttpRequest {
  readonly token: string
  readonly body: string
}

interface Load {
  readonly url: string
  readonly clients: number
  /** Sent first and not counted; their answers may be refusals. */
  readonly warmUp: readonly HttpRequest[]
  readonly requests: readonly HttpRequest[]
}

const ID_FIELD = '"commandId":"'

export interface CommandRate {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Each client sends its next command when its last one is answered; every command must be accepted. */
export const commandLoad = inOwnProcess(import.meta, async ({ url, clients, warmUp, requests }: Load): Promise<CommandRate> => {
  const { host } = new URL(url)
  const written = ({ token, body }: HttpRequest) =>
    Buffer.from(
      `POST /api/commands HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(url)))

  const send = async (prepared: readonly Buffer[], accepts: (status: number) => boolean) => {
    const taken: number[] = []
    const queue = prepared.values()
    const begun = performance.now()
    await Promise.all(
      connections.map(async (connection) => {
        for (const request of queue) {
          // Born now, as in a browser: an old id would be looked up as one that may have been sent before.
          request.write(newCommandId(), request.indexOf(ID_FIELD) + ID_FIELD.length)
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
