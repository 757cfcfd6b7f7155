export interface Context {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  /** Of the member: what they call themselves, and their username. */
  readonly names?: readonly string[] | undefined
}

const SHORTEST_WORD = 3
/** With fewer characters beside them, an attacker who knows the words finds the password within minutes. */
const LEAST_BESIDE = 5

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const wordsIn = (text: string): readonly string[] => [text, ...text.split(/[^\p{L}\p{N}]+/u)].map(folded)

/** What anybody knows of an account without looking far, the longest first. */
export const contextWords = ({ email, phone, names = [] }: Context, site: readonly string[]): readonly string[] => {
  const [local = '', domain = ''] = email?.split('@') ?? []
  const texts = [...site, local, domain.split('.')[0] ?? '', phone ?? '', ...names]
  const words = new Set(texts.flatMap(wordsIn).filter(({ length }) => length >= SHORTEST_WORD))
  return [...words].toSorted((a, b) => b.length - a.length)
}

/** Whether it is little more than such words: `Ines.Debut1` is, and `no ink on the debut` is not. */
export const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const whole = folded(password)
  const beside = words.reduce((rest, word) => rest.replaceAll(word, ''), whole)
  return beside !== whole && beside.length < LEAST_BESIDE
}
