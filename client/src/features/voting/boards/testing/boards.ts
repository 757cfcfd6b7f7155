import { launchIdOf, toolIdOf } from '../../../../lib/api/testing/ids.ts'
import type { BoardUpdate, BoardPage, Entry, Standing } from '../board.ts'

/** `Harbor:12` is a launch of that name with so many points; without them they are hidden. */
const parse = (written: string, index: number): Standing & { name: string } => {
  const [name = '', points] = written.split(':')
  const count = points === undefined ? null : Number(points)
  return { rank: index + 1, launchId: launchIdOf(name), name, points: count, voters: count, hidden: count === null }
}

const entryOf = (written: string, index: number): Entry => {
  const { name, ...standing } = parse(written, index)
  return {
    ...standing,
    name,
    boardDate: '2026-11-21',
    slug: name.toLowerCase(),
    tagline: `What ${name} is for`,
    url: `https://${name.toLowerCase()}.example/`,
    category: 'design',
    tags: ['ai'],
    logo: `/api/drawings/logos/${name.toLowerCase()}.svg`,
    makers: [],
  }
}

const facts = { period: 'day' as const, start: '2026-11-21', validUntil: '2026-11-22T08:00:00.000Z' }

export const boardPage = (position: number, launches: readonly string[], more: Partial<BoardPage> = {}): BoardPage => ({
  ...facts,
  position,
  total: launches.length,
  entries: launches.map(entryOf),
  ...more,
})

export const boardUpdate = (launches: readonly string[], more: Partial<BoardUpdate> = {}): BoardUpdate => ({
  ...facts,
  standings: launches.map((written, index) => {
    const { name: _, ...standing } = parse(written, index)
    return standing
  }),
  ...more,
})

/** As the server writes them, with what no row shows. */
export const boardAnswer = (...given: Parameters<typeof boardPage>) => {
  const { entries, ...page } = boardPage(...given)
  const rest = { url: 'https://tool.example', pricing: 'free' }
  return { ...page, rule: 'v1', tools: entries.map((entry) => ({ ...entry, ...rest, toolId: toolIdOf(entry.name) })) }
}

export const boardFrame = (...given: Parameters<typeof boardUpdate>) => {
  const { standings, ...update } = boardUpdate(...given)
  return { ...update, position: 1, tools: standings.map((standing) => ({ ...standing, toolId: toolIdOf('tool') })) }
}
