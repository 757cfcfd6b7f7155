/** With fewer characters everything is near everything. */
export const SHORTEST_NEAR = 3

/** The word, and the word without each of its characters. */
export const formsOf = (word: string): string[] => {
  const characters = Array.from(word)
  return [...new Set([word, ...characters.map((_, missing) => characters.toSpliced(missing, 1).join(''))])]
}

/** Two words that share a form are a typo apart: a character more, less or other, or two swapped. */
export const isSlip = (word: string, forms: ReadonlySet<string>): boolean => formsOf(word).some((form) => forms.has(form))
