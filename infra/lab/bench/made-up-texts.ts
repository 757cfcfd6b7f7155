/** Chance from 0 to below 1 that can be repeated. */
export const chanceOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const BEGINNINGS = 'b c d f g h j k l m n p r s t v w z br ch cl cr dr fl fr gl gr pl pr sc sh sl sp st str th tr'.split(' ')
const MIDDLES = 'a e i o u ai ea ee ia io oa ou'.split(' ')
const ENDS = 'n r s l t m d ck nd nt rt st x ng'.split(' ')
/** After how many syllables one ends in a consonant. */
const OPEN = 0.6

const WORDS = 8_000
/** The commonest word stands in a tenth of the taglines, and most words in very few, as it is where people write. */
const FLATTENED_BY = 10
const COMMON_NOUNS = 600
const TAGLINE = { least: 5, more: 6, longest: 80 }

/** Names and taglines of as many words as people use. No two names are alike. */
export const madeUpTexts = (seed: number) => {
  const chance = chanceOf(seed)
  const below = (limit: number) => Math.floor(chance() * limit)
  const of = (parts: readonly string[]) => parts[below(parts.length)] ?? ''
  const syllable = () => of(BEGINNINGS) + of(MIDDLES) + (chance() < OPEN ? '' : of(ENDS))
  const invented = (syllables: number) => Array.from({ length: syllables }, syllable).join('')

  const known = new Set<string>()
  while (known.size < WORDS) known.add(invented(1 + below(3)))
  const words = [...known]
  const used = (among: number) => {
    const rank = FLATTENED_BY * ((among + FLATTENED_BY) / FLATTENED_BY) ** chance() - FLATTENED_BY
    return words[Math.min(among - 1, Math.floor(rank))] ?? ''
  }
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

  const names = new Set<string>()
  const named = (): string => {
    const kind = chance()
    const name =
      kind < 0.5
        ? capital(invented(2 + below(2)))
        : `${capital(kind < 0.75 ? invented(1 + below(2)) : used(WORDS))} ${capital(used(kind < 0.75 ? COMMON_NOUNS : WORDS))}`
    if (names.has(name)) return named()
    names.add(name)
    return name
  }
  const tagline = () =>
    Array.from({ length: TAGLINE.least + below(TAGLINE.more) }, () => used(WORDS))
      .join(' ')
      .slice(0, TAGLINE.longest)
      .trim()
  return { words, next: () => ({ name: named(), tagline: tagline() }) }
}
