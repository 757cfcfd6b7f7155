/** A pattern of addresses: words, `:names` of what may stand there, and at the end a `*` for anything. */
export interface Pattern {
  readonly test: RegExp
  readonly names: readonly string[]
}

export const compilePattern = (path: string): Pattern => {
  const names: string[] = []
  const source = path
    .replace(/\/\*?$/, '')
    .replaceAll(/[\\.+^${}|()[\]]/g, String.raw`\$&`)
    .replaceAll(/:(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
  if (!path.endsWith('*')) return { names, test: new RegExp(`^${source}/*$`, 'i') }
  return { names: [...names, '*'], test: new RegExp(`^${source}(?:/(.+)|/*)$`, 'i') }
}

/** Segment by segment, so that a slash that was written as `%2F` stays within its own. What can't be decoded is taken as it is written. */
export const decodePath = (path: string): string => {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

/** What stands for each name in a decoded path; undefined where the pattern is another's. */
export const matchPattern = ({ test, names }: Pattern, path: string): Readonly<Record<string, string>> | undefined => {
  const found = test.exec(path)
  return found === null
    ? undefined
    : Object.fromEntries(names.map((name, index) => [name, (found[index + 1] ?? '').replaceAll('%2F', '/')]))
}

/** A path may be written with slashes at its end: `/posts/01J/` is `/posts/01J`. */
export const withoutLastSlashes = (path: string): string => path.replace(/(?<=[^/])\/+$/, '')

/** The more is said by words, the nearer a pattern is to a path. */
export const precisionOf = (path: string): number =>
  path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 4 : 11), 0)
