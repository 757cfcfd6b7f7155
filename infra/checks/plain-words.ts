import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root } from './run-tool.ts'

/** Words that a newcomer has to decode, and what an engineer says instead. */
const instead = new Map(
  Object.entries({
    deed: 'task, act',
    fate: 'status, outcome',
    manieth: 'number',
    impatient: 'in time',
    patience: 'timeout',
    portion: 'share, part',
    stir: 'change, resume',
    wish: 'command, request',
    wishes: 'commands, requests',
    wished: 'asked for',
  }),
)

const files = ['**/*.{ts,tsx,mjs,md,mdx,sql,css,html,sh,yml}']
/** Made-up makers may say what they like of made-up products. */
const excluded = ['**/node_modules/**', '**/dist/**', '.data/**', '.git/**', 'infra/checks/plain-words.ts', 'infra/**/products/**']

/** `wishList` and `WISH_LIST` are two words each. */
const wordsIn = (line: string): string[] =>
  line
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

const found = (folder: string, without: readonly string[]): string[] =>
  globSync(files, { cwd: folder, exclude: [...excluded, ...without] })
    .toSorted()
    .flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          wordsIn(line).flatMap((word) => {
            const better = instead.get(word)
            return better === undefined ? [] : [`${path}:${index + 1}: "${word}", say ${better}`]
          }),
        ),
    )

const planted = ['a-wish.ts:1: "wish", say command, request', 'a-wish.ts:2: "fate", say status, outcome']

/** A check that sees nothing passes everything: it must find exactly what was planted. */
export const checkPlainWords = async (): Promise<Outcome> => {
  const seen = found(join(import.meta.dirname, 'planted/words'), [])
  if (JSON.stringify(seen) !== JSON.stringify(planted))
    return { ok: false, output: ['the words are not found where they were planted:', ...seen].join('\n') }
  const said = found(root, ['infra/checks/planted/**'])
  return { ok: said.length === 0, output: said.join('\n') }
}
