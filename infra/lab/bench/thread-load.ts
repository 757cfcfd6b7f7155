import { z } from 'zod'
import type { HttpRequest } from './command-bytes.ts'
import { openConnection } from './http-connection.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly commandUrl: string
  readonly queryUrl: string
  /** Each changes the thread, so that nothing of it is kept. */
  readonly likes: readonly HttpRequest[]
  /** An answer that waits for a position and is not measured. */
  readonly awaited: string
  /** By what is read. */
  readonly paths: Readonly<Record<string, string>>
}

interface Taken {
  readonly p50: number
  readonly p99: number
}

export interface ReadTimes {
  readonly anew: Taken
  /** The same again, while nothing has changed. */
  readonly warm: Taken
}

const Accepted = z.object({ position: z.int() })
const WARM_UP = 40

/** After each like, everything is read twice, one after the other: the first time it is made anew. */
export const threadLoad = inOwnProcess(
  import.meta,
  async ({ commandUrl, queryUrl, likes, awaited, paths }: Load): Promise<Record<string, ReadTimes>> => {
    const { host } = new URL(queryUrl)
    const connection = await openConnection(queryUrl)
    const read = async (path: string) => {
      const begun = performance.now()
      const status = await connection.send(Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`))
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
      return performance.now() - begun
    }
    const like = async ({ token, body }: HttpRequest) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const response = await fetch(`${commandUrl}/api/commands`, { method: 'POST', headers, body })
      const { position } = Accepted.parse(await response.json())
      await read(`${awaited}?min-position=${position}`)
    }

    const taken = Object.entries(paths).map(([what, path]) => ({ what, path, anew: [] as number[], warm: [] as number[] }))
    for (const each of likes) {
      await like(each)
      for (const { path, anew } of taken) anew.push(await read(path))
      for (const { path, warm } of taken) warm.push(await read(path))
    }
    connection.close()
    const of = (values: readonly number[]) => {
      const measured = values.slice(WARM_UP)
      return { p50: percentile(measured, 0.5), p99: percentile(measured, 0.99) }
    }
    return Object.fromEntries(taken.map(({ what, anew, warm }) => [what, { anew: of(anew), warm: of(warm) }]))
  },
)
