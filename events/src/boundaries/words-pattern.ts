const SYNTAX = /[$()*+.?[\\\]^{|}/]/g

/** Scripts that are written without spaces: there a word ends anywhere. */
const JOINED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
const BEGINS_APART = new RegExp(String.raw`^(?![${JOINED}])[\p{L}\p{N}\p{M}_]`, 'u')
const ENDS_APART = new RegExp(String.raw`(?![${JOINED}])[\p{L}\p{N}\p{M}_]$`, 'u')

/** A regular expression that finds whole words only: a member who mutes "art" still sees "parts". `character` matches one character of a word, in the syntax of the engine that runs the pattern. */
export const wordsPattern = (words: readonly string[], character: string): string =>
  words
    .map((word) => {
      const before = BEGINS_APART.test(word) ? `(?<!${character})` : ''
      const after = ENDS_APART.test(word) ? `(?!${character})` : ''
      return before + word.replaceAll(SYNTAX, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`) + after
    })
    .join('|')

/** Finds any of the words in a text; undefined where there are none. */
export const findsWords = (words: readonly string[]): RegExp | undefined =>
  words.length === 0 ? undefined : new RegExp(wordsPattern(words, String.raw`[\p{L}\p{N}\p{M}_]`), 'iu')
