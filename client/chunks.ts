import { join } from 'node:path'

interface Module {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly code: string | null
}
type Modules = { getModuleInfo: (id: string) => Module | null }
type Question = (id: string, module: Module, modules: Modules) => boolean

/** What the home page shows, and what it fetches by itself a moment later. */
const HOME = ['src/pages/board-page.tsx', 'src/app/shell/later.ts'].map((file) => join(import.meta.dirname, file))

/** Of a package that tree shaking takes apart, the parts that are not needed at first would come too. */
const TAKEN_APART = /node_modules\/(@radix-ui|radix-ui|cmdk|@floating-ui)\//

const SMALL = 6_000
/** What fewer pages import than this stays in a chunk of its own: to the others it would be a burden. */
const MANY_PAGES = 5

/** Each module is asked once. In a circle of imports, what is asked a second time meanwhile is answered as said here. */
const once = (inCircles: boolean, question: Question) => {
  const answers = new Map<string, boolean>()
  return (id: string, modules: Modules): boolean => {
    const before = answers.get(id)
    if (before !== undefined) return before
    answers.set(id, inCircles)
    const module = modules.getModuleInfo(id)
    const answer = module !== null && question(id, module, modules)
    answers.set(id, answer)
    return answer
  }
}

/** How many pages and parts that come later a module comes with. What it imports comes with no fewer, so a chunk of such modules needs no chunk that needs it. */
const countEntries = () => {
  const known = new Map<string, ReadonlySet<string>>()
  const entriesOf = (id: string, modules: Modules): ReadonlySet<string> => {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, new Set())
    const { isEntry = false, importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    const own = isEntry || dynamicImporters.length > 0 ? [id] : []
    const entries = new Set([...own, ...importers.flatMap((importer) => [...entriesOf(importer, modules)])])
    known.set(id, entries)
    return entries
  }
  return (id: string, modules: Modules): number => entriesOf(id, modules).size
}

/** Left to itself, the bundler makes some hundred chunks of a few lines, of which a page fetches twenty: each is a request, and they compress worse. */
export const chunks = () => {
  const isOfEntry = once(
    false,
    (_, { isEntry, importers }, modules) => isEntry || importers.some((importer) => isOfEntry(importer, modules)),
  )
  const isOfHome = once(
    false,
    (id, { importers }, modules) => HOME.includes(id) || importers.some((importer) => isOfHome(importer, modules)),
  )
  const isFirst = (id: string, modules: Modules) => !TAKEN_APART.test(id) && isOfEntry(id, modules)
  /** Ours, small, and no way to anything large. */
  const isLight = once(
    true,
    (id, { code, importedIds }, modules) =>
      !id.includes('/node_modules/') &&
      (code ?? '').length < SMALL &&
      importedIds.every((each) => isFirst(each, modules) || isLight(each, modules)),
  )
  const entriesOf = countEntries()
  const group = (name: string, takes: (id: string, modules: Modules) => boolean, leastEntries = 1) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (takes(id, modules) && entriesOf(id, modules) >= leastEntries ? name : null),
  })
  return {
    includeDependenciesRecursively: false,
    // The first that takes a module has it.
    groups: [
      group('app', isFirst),
      group('home', (id, modules) => isLight(id, modules) && isOfHome(id, modules), 2),
      group('shared', isLight, MANY_PAGES),
    ],
  }
}
