import { readFile } from 'node:fs/promises'
import type { Order, Reply } from './drawn-apart.ts'

const drawn = async ({ module, name, file, wanted }: Order): Promise<Reply> => {
  try {
    const { [name]: draw } = (await import(module)) as Record<string, (bytes: Buffer, ...wanted: readonly unknown[]) => Promise<unknown>>
    if (draw === undefined) throw new TypeError(`${module} exports no ${name}`)
    return { drawn: await draw(await readFile(file), ...wanted) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (order: Order) => void drawn(order).then((reply) => process.send?.(reply)))
// This process must not outlive the service, however that ends.
process.on('disconnect', () => process.exit())
