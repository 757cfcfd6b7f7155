import { join } from 'node:path'

interface Module {
  readonly isEntry: boolean
  readonly importers: readonly string[]
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
  const group = (name: string, takes: (id: string, modules: Modules) => boolean, minShareCount = 1) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (takes(id, modules) ? name : null),
    minShareCount,
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
