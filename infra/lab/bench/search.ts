import { Found } from '@debut/events/search/search-answers.ts'
import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import { askInTurns } from './ask-in-turns.ts'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import { TEXTS } from './fill-tools.ts'
import { chanceOf, madeUpTexts } from './made-up-texts.ts'
import { productWithTools } from './product-with-tools.ts'
import { typoIn } from './typos.ts'
import { toolPaths } from './tool-paths.ts'

const TOOLS = 100_000
const CLIENTS = 8
const MOST_MS = 20
const EACH = 400
const LEAST_FOUND = 90
/** A word that more tools have than anybody reads is common; one that so few have is rare. */
const RARE = 20

/** The search as the palette asks it, for tools, people and tags at a time, each question once. */
export const search = async (bench: Bench): Promise<Figure[]> => {
  bench.progress(`search: ${TOOLS} tools`)
  const { stack, stop } = await productWithTools(bench, TOOLS)
  const { url } = stack.queryService
  const asked = questions()
  await askInTurns.run({ url, paths: pathsOf(asked.warmUp), clients: CLIENTS })
  const byAddress = await askInTurns.run({ url, paths: await toolPaths(url), clients: CLIENTS })
  const limit = { what: 'a tool by its address', value: byAddress.p99 }
  const figures: Figure[] = []
  for (const [what, words] of Object.entries(asked.kinds)) {
    bench.progress(`search: ${what}`)
    const { p50, p99 } = await askInTurns.run({ url, paths: pathsOf(words), clients: CLIENTS })
    figures.push({
      what: `${what}, ${TOOLS} tools: p99`,
      value: p99,
      unit: 'ms',
      limit,
      goal: { of: 'figure', is: 'at most', value: MOST_MS },
      note: `p50 ${p50.toFixed(1)} ms beside ${byAddress.p50.toFixed(1)} ms, ${CLIENTS} clients, ${words.length} answers made anew`,
    })
  }
  bench.progress('search: what is found')
  const spelled = await foundShare(
    url,
    asked.judged.map(({ name }) => ({ name, typed: name })),
  )
  const found = await foundShare(url, asked.judged)
  await stop()
  figures.push({
    what: 'names with a typo: found in the first three',
    value: found,
    unit: '%',
    limit: { what: 'the same without it', value: spelled },
    goal: { of: 'figure', is: 'at least', value: LEAST_FOUND },
    note: `${asked.judged.length} names, each with one character or space missing, added, changed or swapped`,
  })
  return figures
}

const pathsOf = (words: readonly string[]) => words.map((words) => `/api/search?limit=6&q=${encodeURIComponent(words)}`)

/** The names and texts of the tools, made again. */
const questions = () => {
  const texts = madeUpTexts(TEXTS)
  const tools = Array.from({ length: TOOLS }, () => texts.next())
  const counts = new Map<string, number>()
  for (const { name, tagline } of tools)
    for (const word of new Set(`${name} ${tagline}`.toLowerCase().split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const chance = chanceOf(11)
  const some = <Item>(items: readonly Item[], most: number): Item[] =>
    Array.from({ length: most }, () => items[Math.floor(chance() * items.length)]).filter((item) => item !== undefined)
  const unlike = (words: readonly string[]) => [...new Set(words)].slice(0, EACH)
  const withCount = (fits: (count: number) => boolean) => [...counts].flatMap(([word, count]) => (fits(count) ? [word] : []))
  const common = withCount((count) => count > MOST_FOUND)
  const names = some(tools, 4 * EACH).map(({ name }) => name)
  const judged = some(tools, EACH).map(({ name }) => ({ name, typed: typoIn(name, chance) }))
  return {
    // The services have answered before: by then code is compiled, and Postgres has planned its queries.
    warmUp: some(tools, 1_200).map(({ name }, index) => [name, typoIn(name, chance), name.slice(0, 3)][index % 3] ?? name),
    kinds: {
      'a rare word': unlike(
        some(
          withCount((count) => count <= RARE),
          2 * EACH,
        ),
      ),
      'a common word': unlike(common),
      'two common words': unlike(some(common, 2 * EACH).map((word, index) => `${word} ${common[(index * 7) % common.length]}`)),
      'one to four characters': unlike(names.map((name, index) => name.toLowerCase().slice(0, 1 + (index % 4)))),
      'a name with a typo': unlike(names.slice(0, 2 * EACH).map((name) => typoIn(name, chance))),
    },
    judged,
  }
}

const foundShare = async (url: string, judged: readonly { readonly name: string; readonly typed: string }[]): Promise<number> => {
  const left = [...judged]
  let found = 0
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const answer = await fetch(`${url}/api/search?kind=tools&limit=3&q=${encodeURIComponent(next.typed)}`)
      const { name } = next
      if (Found.parse(await answer.json()).tools.rows.some((tool) => tool.name === name)) found += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, work))
  return (100 * found) / judged.length
}
