import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Outcome, root } from './run-tool.ts'

const kernels = '{events,command-service,projection-service,query-service}/src/kernel/**/*.ts'
const excluded = ['**/*.test.ts', '**/testing/**']

/** What a kernel is made of, rather than made for. */
const parts = ['kernel', 'projections', 'jobs']

/** Where such a word means something else. */
const allowed = [
  // Everybody who has signed up.
  /members?/gi,
  // A schema of Postgres.
  /\bidentity\.|\bsearch_path\b/g,
  // Of HTTP, for a version of an answer.
  /W\/"\$\{tag\}"/g,
  // What long work comes to, and a word of SQL.
  /\bresult\b|\bcase when\b/g,
  // Pictures take turns to be drawn.
  /\bpictures\/drawing\.ts/g,
]

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const imports = /^(import|export)\b[^;]*? from '[^']*'$/gm
const strings = /'[^'\n]*'|`[^`]*`/g

/** A folder of the contract that has a manifest of its name. */
const capabilitiesOf = (folder: string): ReadonlySet<string> => {
  const names = globSync('events/src/*/', { cwd: folder })
    .map((path) => basename(path))
    .filter((name) => existsSync(join(folder, 'events/src', name, `${name}.ts`)) && !parts.includes(name))
  return new Set(names.flatMap((name) => [name, name.replace(/s$/, '')]))
}

const namedIn = (text: string, names: ReadonlySet<string>): string[] =>
  allowed
    .reduce((rest, ordinary) => rest.replaceAll(ordinary, ' '), text)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => names.has(word))

const found = (folder: string): string[] => {
  const names = capabilitiesOf(folder)
  return globSync(kernels, { cwd: folder, exclude: excluded })
    .toSorted()
    .flatMap((path) => {
      const code = readFileSync(join(folder, path), 'utf8').replaceAll(comments, '').replaceAll(imports, '')
      const [, within = ''] = path.split('/kernel/')
      return [
        ...namedIn(within, names).map((name) => `${path} is named for "${name}"`),
        ...(code.match(strings) ?? []).flatMap((text) => namedIn(text, names).map((name) => `${path}: "${name}" in ${text}`)),
      ]
    })
}

const planted = [
  'query-service/src/kernel/ask-voting.ts is named for "voting"',
  'query-service/src/kernel/ask-voting.ts: "voting" in \'/internal/voting\'',
]

/** A kernel serves every capability, so it names none: neither its files nor its strings. Imports are looked at by `directions.ts`. */
export const checkKernelNames = async (): Promise<Outcome> => {
  const seen = found(join(import.meta.dirname, 'planted'))
  if (JSON.stringify(seen) !== JSON.stringify(planted))
    return { ok: false, output: ['the names are not found where they were planted:', ...seen].join('\n') }
  const named = found(root)
  return { ok: named.length === 0, output: named.join('\n') }
}
