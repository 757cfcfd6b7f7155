import { categories } from '@debut/events/tools/tool-card.ts'
import { askInTurns } from './ask-in-turns.ts'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import { Tool } from '@debut/events/tools/tool-answers.ts'
import { KNOWN } from './fill-tools.ts'
import { productWithTools } from './product-with-tools.ts'
import { toolPaths } from './tool-paths.ts'
import { visitLoad } from './visit-load.ts'

const SIZES = { few: 1_000, many: 100_000 }
const CLICKS_A_TOOL = 10
const CLIENTS = 8
const FLAT = 2

/** What a directory answers that has grown a hundredfold, beside the small one. */
export const listings = async (bench: Bench): Promise<Figure[]> => {
  const few = await measure(bench, SIZES.few)
  const many = await measure(bench, SIZES.many)
  return Object.keys(few).map((what) => ({
    what: `${what}, ${SIZES.many} tools: p99`,
    value: many[what]?.p99 ?? Number.NaN,
    unit: 'ms',
    limit: { what: `the same, ${SIZES.few} tools`, value: few[what]?.p99 ?? Number.NaN },
    goal: { of: 'ratio', is: 'at most', value: FLAT },
    note: `p50 ${many[what]?.p50.toFixed(1)} ms beside ${few[what]?.p50.toFixed(1)} ms, ${CLIENTS} clients, each answer made anew`,
  }))
}

const measure = async (bench: Bench, tools: number) => {
  bench.progress(`listings: ${tools} tools`)
  const { stack, stop } = await productWithTools(bench, tools)
  const { url } = stack.queryService
  await askInTurns.run({ url, paths: WARM_UP, clients: CLIENTS })
  const rates: Record<string, { p50: number; p99: number }> = {}
  for (const [what, paths] of Object.entries(asked())) rates[what] = await askInTurns.run({ url, paths, clients: CLIENTS })
  const paths = await toolPaths(url)
  rates['a tool'] = await askInTurns.run({ url, paths, clients: CLIENTS })
  rates['what is like a tool'] = await askInTurns.run({ url, paths: paths.map((path) => `${path}/neighbours`), clients: CLIENTS })
  rates['addresses for the sitemap'] = await askInTurns.run({ url, paths: sitemap(paths), clients: CLIENTS })
  bench.progress(`listings: ${tools * CLICKS_A_TOOL} clicks`)
  const toolIds = await Promise.all(paths.map(async (path) => Tool.parse(await (await fetch(`${url}${path}`)).json()).tool.toolId))
  const counts = { toolIds, clicks: tools * CLICKS_A_TOOL }
  rates[`visits of tools, ${CLICKS_A_TOOL} clicks each`] = await visitLoad.run({
    ...counts,
    identityUrl: stack.postgres.identityUrl,
    commandUrl: stack.commandService.url,
  })
  await stop()
  return rates
}

const PRICES = ['', '&pricing=free', '&pricing=paid']
const numbers = (length: number) => Array.from({ length }, (_, index) => index)
const listing = (of: string, sort: string, pages: number) =>
  PRICES.flatMap((price) => numbers(pages).map((page) => `/api/listings?${of}${price}&sort=${sort}&limit=24&offset=${page}`))

/** No address twice. */
const asked = (): Record<string, string[]> => ({
  'a category, the best': categories.flatMap((category) => listing(`category=${category}`, 'best', 20)),
  'a category, the newest': categories.flatMap((category) => listing(`category=${category}`, 'newest', 20)),
  'a tag': [...listing('tag=tag-0', 'best', 50), ...listing('tag=tag-0', 'newest', 50)],
  'alternatives to what everybody knows': ['best', 'newest'].flatMap((sort) =>
    PRICES.flatMap((price) => numbers(30).map((page) => `/api/alternatives/${KNOWN}?sort=${sort}${price}&limit=24&offset=${page}`)),
  ),
  'what has alternatives': numbers(100).map((offset) => `/api/alternatives?limit=24&offset=${offset}`),
  'tags with their best': numbers(100).map((offset) => `/api/listings/overview?kind=tag&limit=48&offset=${offset}`),
})

const sitemap = (paths: readonly string[]) => paths.map((path) => `/api/sitemap/tools?limit=500&after=${path.split('/').at(-1)}`)

/** What starting costs is not what asking costs. */
const WARM_UP = numbers(100).map((page) => `/api/listings?category=design&limit=23&offset=${page}`)
