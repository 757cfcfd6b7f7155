import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ListingsOverview } from '@debut/events/tools/listing-answers.ts'
import { categories } from '@debut/events/tools/tool-card.ts'
import type { Bench, Product } from './bench-stack.ts'
import { fillTools } from './fill-tools.ts'
import { untilReady } from './until-ready.ts'

const TIMEOUT_MS = 300_000
const filled = new Set<string>()

/** The product with so many tools that were launched. What one part of the bench has filled, the next goes on with. */
export const productWithTools = async (bench: Bench, tools: number): Promise<Product> => {
  const dataDir = bench.folder(`tools-${tools}`)
  if (!filled.has(dataDir)) await fillTools.run({ dataDir: join(dataDir, 'event-store'), tools })
  filled.add(dataDir)
  const product = await bench.startProduct(dataDir)
  await untilListed(product.stack.queryService.url, tools)
  // Whatever is still being folded would be measured too.
  await untilReady(product.stack.projectionService.url)
  return product
}

const untilListed = async (url: string, tools: number) => {
  const listed = async () => {
    const answer = await fetch(`${url}/api/listings/overview?kind=category&limit=${categories.length}`)
    if (!answer.ok) return 0
    const { listings } = ListingsOverview.parse(await answer.json())
    return listings.reduce((sum, listing) => sum + listing.tools, 0)
  }
  const giveUpAt = performance.now() + TIMEOUT_MS
  while ((await listed()) < tools) {
    if (performance.now() > giveUpAt) throw new Error(`not all of ${tools} tools are listed after ${TIMEOUT_MS / 1_000} s`)
    await delay(500)
  }
}
