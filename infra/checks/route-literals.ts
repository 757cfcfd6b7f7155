import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root } from './run-tool.ts'

const files = '{events,command-service,projection-service,query-service,client,infra/demo}/**/*.{ts,tsx}'
const excluded = ['**/*.test.{ts,tsx}', '**/testing/**', '**/e2e/**', '**/node_modules/**', '**/dist/**', 'events/**/*-routes.ts']

/** Where such an address is not one of ours, or is shown to people. */
const allowed = [
  // The API of a mailbox for development.
  'command-service/src/members/local-mailbox.ts',
  // A set of icons has several addresses, which are taken in turn.
  'client/src/ui/fetch-icons.ts',
  'query-service/src/reference/field-descriptions.ts',
  'query-service/src/reference/print-openapi.ts',
]

const LITERAL = /['"`]\/api\/[^'"`]*/g

const found = (folder: string): string[] =>
  globSync(files, { cwd: folder, exclude: [...excluded, ...allowed] })
    .toSorted()
    .flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.match(LITERAL) ?? []).map((literal) => `${path}:${index + 1}: ${literal.slice(1)}`)),
    )

const planted = ['client/src/features/following/follow.ts:3: /api/follows']

/** An address of the API stands in the contract's routes and nowhere else: a request that is written from one leads to who answers it. */
export const checkRouteLiterals = async (): Promise<Outcome> => {
  const seen = found(join(import.meta.dirname, 'planted'))
  if (JSON.stringify(seen) !== JSON.stringify(planted))
    return { ok: false, output: ['the addresses are not found where they were planted:', ...seen].join('\n') }
  const written = found(root)
  return { ok: written.length === 0, output: written.join('\n') }
}
