import { askInTurns } from './ask-in-turns.ts'
import type { Bench } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import type { TalkWorld } from './fill-talk.ts'
import { TEXTS } from './fill-tools.ts'
import { madeUpTexts } from './made-up-texts.ts'

interface Filled {
  readonly url: string
  readonly tools: number
  readonly world: TalkWorld
}

const CLIENTS = 8
const EACH = 200
const MOST_MS = 20
const TAGS = 60

/** The search as the palette asks it, for tools, people, tags and posts at a time, by what each of them is called; each question once. */
export const searchEverything = async (bench: Bench, { url, tools, world }: Filled): Promise<Figure[]> => {
  bench.progress('discussion: search')
  const { usernames, titles, quietPostIds } = world
  const kinds = {
    'a tool by its name': toolNames(tools),
    'a member by their name': usernames,
    'a tag': tags,
    'a post by its title': titles,
  }
  const some = (names: readonly string[], from: number) => names.slice(from, from + EACH)
  await askInTurns.run({ url, paths: Object.values(kinds).flatMap((names) => pathsOf(some(names, EACH))), clients: CLIENTS })
  const byAddress = await askInTurns.run({ url, paths: some(quietPostIds, 0).map((postId) => `/api/posts/${postId}`), clients: CLIENTS })
  const figures: Figure[] = []
  for (const [what, names] of Object.entries(kinds)) {
    const paths = pathsOf(some(names, 0))
    const { p50, p99 } = await askInTurns.run({ url, paths, clients: CLIENTS })
    figures.push({
      what: `search among everything for ${what}, p99`,
      value: p99,
      unit: 'ms',
      limit: { what: 'a post by its address', value: byAddress.p99 },
      goal: { of: 'figure', is: 'at most', value: MOST_MS },
      note: `p50 ${p50.toFixed(1)} ms beside ${byAddress.p50.toFixed(1)} ms, ${CLIENTS} clients, ${paths.length} answers made anew; ${tools} tools, ${usernames.length} members, ${titles.length} posts`,
    })
  }
  return figures
}

const pathsOf = (names: readonly string[]) => [...new Set(names)].map((name) => `/api/search?limit=6&q=${encodeURIComponent(name)}`)

/** The names of the tools, made again. */
const toolNames = (tools: number) => {
  const texts = madeUpTexts(TEXTS)
  return Array.from({ length: tools }, () => texts.next().name)
}

const tags = Array.from({ length: TAGS }, (_, number) => `tag-${number}`)
