type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null }

/** Of a package that tree shaking takes apart, the parts that are not needed at first would come too. */
const TAKEN_APART = /node_modules\/(@radix-ui|radix-ui|cmdk|@floating-ui)\//

/** All that the entry imports, directly or not, is one chunk: many small ones compress worse, and none of them is ever fetched alone. */
export const firstChunk = () => {
  const known = new Map<string, boolean>()
  const comesFirst = (id: string, modules: Modules): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // A module in a circle of imports is judged by its other importers.
    known.set(id, false)
    const info = modules.getModuleInfo(id)
    const first = info !== null && (info.isEntry || info.importers.some((importer) => comesFirst(importer, modules)))
    known.set(id, first)
    return first
  }
  return {
    includeDependenciesRecursively: false,
    groups: [
      { debugName: 'app', name: (id: string, modules: Modules) => (!TAKEN_APART.test(id) && comesFirst(id, modules) ? 'app' : null) },
    ],
  }
}
