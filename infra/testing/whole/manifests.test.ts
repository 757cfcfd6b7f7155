import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const FOLDERS = ['events/src', 'command-service/src', 'projection-service/src', 'query-service/src', 'client/src/features']
const MOST_LINES = 60

/** What may be a function in a manifest: the names of streams, and what loads code when it is wanted. */
const FUNCTIONS = [/ownStreams: \(memberId\) => \[[^\]]*\]/g, /\(\) => \(await import\(/g]
const FUNCTION = /=>|\bfunction\b|\bclass\b/

const faultsOf = (text: string): string[] => {
  const lines = text.trimEnd().split('\n').length
  const rest = FUNCTIONS.reduce((left, allowed) => left.replaceAll(allowed, ''), text)
  return [
    ...(lines < MOST_LINES ? [] : [`has ${lines} lines`]),
    ...rest.split('\n').flatMap((line) => (FUNCTION.test(line) ? [`has a function: ${line.trim()}`] : [])),
  ]
}

const manifests = globSync(
  FOLDERS.map((folder) => `${folder}/*/*.ts`),
  { cwd: root },
).filter((path) => basename(path, '.ts') === basename(dirname(path)))

describe('a manifest', () => {
  it('is there for the capabilities of every layer', () => {
    for (const folder of FOLDERS) expect(manifests).toContain(`${folder}/voting/voting.ts`)
  })

  it.each(manifests)('%s is data, and short', (path) => {
    expect(faultsOf(readFileSync(join(root, path), 'utf8'))).toEqual([])
  })

  it('is found out where it does something itself, or holds too much', () => {
    const allowed = `export const waving = defineCapability({
  ownStreams: (memberId) => [waverStream(memberId), archiveStream(memberId)],
  members: { open: async () => (await import('@debut/local/waving-saga.ts')).followWaves },
`
    expect(faultsOf(allowed)).toEqual([])
    expect(faultsOf(`${allowed}  follow: () => wave(),\n`)).toEqual(['has a function: follow: () => wave(),'])
    expect(faultsOf(`${allowed}function wave() {}\n`)).toEqual(['has a function: function wave() {}'])
    expect(faultsOf(`${allowed}${'  // more\n'.repeat(57)}`)).toEqual(['has 60 lines'])
  })
})
