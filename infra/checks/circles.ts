/** One import: the file that imports, and the file that it imports. */
export interface Import {
  readonly from: string
  readonly to: string
}

/** For each entry of a folder, the neighbours that it imports, each with one import as evidence. */
type Needs = Map<string, Map<string, Import>>

const NO_PART = /node_modules|\.test\.tsx?$|\/testing\//

/**
 * The files and folders of one folder form levels: none imports what imports it, directly or through others.
 * Tests may import from all levels. Which of the outermost folders may import which is said by the other rules.
 */
export const circlesIn = (imports: readonly Import[]): string[] => {
  const folders = new Map<string, Needs>()
  for (const { from, to } of imports.filter((each) => !NO_PART.test(each.from) && !NO_PART.test(each.to))) {
    const [path, other] = [from.split('/'), to.split('/')]
    const depth = path.findIndex((part, index) => part !== other[index])
    const [entry, needed] = [path[depth], other[depth]]
    if (depth < 1 || entry === undefined || needed === undefined) continue
    const needs = at(folders, path.slice(0, depth).join('/'), (): Needs => new Map())
    at(needs, entry, () => new Map<string, Import>()).set(needed, { from: path.slice(depth).join('/'), to: other.slice(depth).join('/') })
  }
  return [...folders].flatMap(([folder, needs]) => circlesOf(needs).map((circle) => `no-circle: ${folder}: ${written(circle)}`))
}

const at = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

const written = (circle: readonly Import[]) => circle.map(({ from, to }) => `${from} → ${to}`).join(', ')

/** One circle for each connected group: once it is broken, most others of the group are gone too. */
const circlesOf = (needs: Needs): Import[][] => {
  const reported = new Set<string>()
  return [...needs.keys()].toSorted().flatMap((start) => {
    const circle = wayBack(needs, start)
    if (circle === undefined) return []
    const entries = circle.map(({ from }) => from.replace(/\/.*/, ''))
    const isNew = !entries.some((entry) => reported.has(entry))
    for (const entry of entries) reported.add(entry)
    return isNew ? [circle] : []
  })
}

/** The shortest way from an entry back to itself. */
const wayBack = (needs: Needs, start: string): Import[] | undefined => {
  const ways: { readonly end: string; readonly steps: Import[] }[] = [{ end: start, steps: [] }]
  const seen = new Set<string>()
  for (const { end, steps } of ways)
    for (const [next, step] of needs.get(end) ?? []) {
      if (next === start) return [...steps, step]
      if (!seen.has(next)) ways.push({ end: next, steps: [...steps, step] })
      seen.add(next)
    }
  return undefined
}
