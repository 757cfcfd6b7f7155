import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root } from './run-tool.ts'

/** Words that a newcomer has to decode, and what an engineer says instead. */
const instead = new Map(
  Object.entries({
    away: 'unavailable, removed, at once',
    'came back': 'returned, was available again',
    'come back': 'return, be available again',
    'comes back': 'returns, is available again',
    'coming back': 'returning',
    deed: 'task, act',
    fate: 'status, outcome',
    hear: 'receive',
    heard: 'received',
    hearing: 'receiving',
    hears: 'receives',
    impatient: 'in time',
    letter: 'mail, character',
    letters: 'mails, characters',
    manieth: 'number',
    news: 'update, change, message',
    nobody: 'who or what it is that does not',
    nobodys: 'without an owner',
    patience: 'timeout',
    portion: 'share, part',
    shelf: 'listing, bucket',
    shelved: 'listed, kept',
    shelves: 'listings, buckets',
    stir: 'change, resume',
    told: 'notified, received, known',
    unheard: 'unknown',
    untold: 'not notified, unknown',
    whoever: 'the member, the client, those who',
    wish: 'command, request',
    wished: 'asked for',
    wishes: 'commands, requests',
  }),
)

/** Where such a word is the ordinary one. */
const allowed = [
  // A property of CSS.
  /letter-?spacing/gi,
  // The user of an operating system that owns nothing.
  /[`']nobody[`']|\buser nobody\b/g,
  // A browser of long ago keeps the setting under this name.
  /debut-letter-shortcuts/g,
  // Their text decides what was measured with them.
  /'unheard-\d'/g,
]

const files = ['**/*.{ts,tsx,mjs,md,mdx,sql,css,html,sh,yml}']
/** Made-up makers and members may say what they like of made-up products. */
const excluded = [
  '**/node_modules/**',
  '**/dist/**',
  '.data/**',
  '.git/**',
  'infra/checks/plain-words.ts',
  'infra/demo/products/**',
  'infra/demo/discussion/texts/**',
  'infra/demo/reviews/texts/**',
]

/** `wishList` and `WISH_LIST` are two words each. */
const wordsIn = (line: string): string[] =>
  allowed
    .reduce((rest, ordinary) => rest.replaceAll(ordinary, ' '), line)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

const oddIn = (line: string): string[] => {
  const words = wordsIn(line)
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return [...words, ...pairs].filter((each) => instead.has(each))
}

const found = (folder: string, without: readonly string[]): string[] =>
  globSync(files, { cwd: folder, exclude: [...excluded, ...without] })
    .toSorted()
    .flatMap((path) => [
      ...oddIn(path).map((odd) => `${path}: "${odd}", say ${instead.get(odd)}`),
      ...readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => oddIn(line).map((odd) => `${path}:${index + 1}: "${odd}", say ${instead.get(odd)}`)),
    ])

const planted = [
  'a-wish.ts: "wish", say command, request',
  'a-wish.ts:1: "wish", say command, request',
  'a-wish.ts:1: "come back", say return, be available again',
  'a-wish.ts:2: "fate", say status, outcome',
  'a-wish.ts:3: "nobody", say who or what it is that does not',
]

/** A check that sees nothing passes everything: it must find exactly what was planted. */
export const checkPlainWords = async (): Promise<Outcome> => {
  const seen = found(join(import.meta.dirname, 'planted/words'), [])
  if (JSON.stringify(seen) !== JSON.stringify(planted))
    return { ok: false, output: ['the words are not found where they were planted:', ...seen].join('\n') }
  const said = found(root, ['infra/checks/planted/**'])
  return { ok: said.length === 0, output: said.join('\n') }
}
