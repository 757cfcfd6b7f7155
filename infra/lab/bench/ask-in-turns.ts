import { openConnection } from './http-connection.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly url: string
  /** Each asked for once, so that no answer that was kept is measured. */
  readonly paths: readonly string[]
  readonly clients: number
}

/** How long single answers take with so many clients at a time. */
export const askInTurns = inOwnProcess(import.meta, async ({ url, paths, clients }: Load) => {
  const { host } = new URL(url)
  const left = [...paths]
  const taken: number[] = []
  const work = async () => {
    const connection = await openConnection(url)
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const begun = performance.now()
      const status = await connection.send(Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`))
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
      taken.push(performance.now() - begun)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, work))
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
})
