import { isLittle, wordsIn } from '@debut/events/search/words.ts'
import type { ListedPost } from '../../../content-files/read-blog.ts'

/** What a post is found by; its author and categories go by their names. */
interface Searched {
  readonly post: ListedPost
  readonly filed: string
  /** The words of its text. */
  readonly text: string
}

const IN_TITLE = 8
const IN_EXCERPT = 3
const IN_TEXT = 1

const beginning = (words: readonly string[], asked: string) => words.some((word) => word.startsWith(asked))
const spelt = (text: string) => wordsIn(text).map(({ word }) => word)

/** The words of a question, without those that are in every text. */
export const askedWords = (q: string): readonly string[] => {
  const words = [...new Set(wordsIn(q).flatMap(({ word, isPart }) => (isPart ? [] : [word])))]
  const telling = words.filter((word) => !isLittle(word))
  return telling.length > 0 ? telling : words
}

/** The posts that have all of these words, or what begins with them: first those that have them in the title, and of these the newest. */
export const searchPosts = (all: readonly Searched[], asked: readonly string[]): readonly ListedPost[] => {
  if (asked.length === 0) return []
  const scored = all.flatMap(({ post, filed, text }) => {
    const places = [
      { words: spelt(post.title), worth: IN_TITLE },
      { words: spelt(`${post.excerpt} ${filed}`), worth: IN_EXCERPT },
      { words: text.split(' '), worth: IN_TEXT },
    ]
    const worths = asked.map((each) => places.find(({ words }) => beginning(words, each))?.worth ?? 0)
    return worths.includes(0) ? [] : [{ post, score: worths.reduce((sum, worth) => sum + worth, 0) }]
  })
  return scored.toSorted((a, b) => b.score - a.score || b.post.date.localeCompare(a.post.date)).map(({ post }) => post)
}
