const SYNTAX = /[$()*+.?[\\\]^{|}/]/g

/** Scripts that are written without spaces: there a word ends anywhere. */
const JOINED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
const BEGINS_APART = new RegExp(String.raw`^(?![${JOINED}])[\p{L}\p{N}\p{M}_]`, 'u')
const ENDS_APART = new RegExp(String.raw`(?![${JOINED}])[\p{L}\p{N}\p{M}_]$`, 'u')

/** A regular expression that finds whole words only: who mutes "art" still reads of parts. `letter` is what a word is made of, in the words of its engine. */
export const wordsPattern = (words: readonly string[], letter: string): string =>
  words
    .map((word) => {
      const before = BEGINS_APART.test(word) ? `(?<!${letter})` : ''
      const after = ENDS_APART.test(word) ? `(?!${letter})` : ''
      return before + word.replaceAll(SYNTAX, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`) + after
    })
    .join('|')

/** Finds any of the words in a text; undefined where there are none. */
export const findsWords = (words: readonly string[]): RegExp | undefined =>
  words.length === 0 ? undefined : new RegExp(wordsPattern(words, String.raw`[\p{L}\p{N}\p{M}_]`), 'iu')
