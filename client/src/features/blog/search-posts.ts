import { formsOf, isSlip, SHORTEST_NEAR } from '@debut/events/search/typos.ts'
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

/** What one word of a question may stand for: any of these. */
type Meaning = readonly string[]

const beginning = (words: readonly string[], meaning: Meaning) => words.some((word) => meaning.some((each) => word.startsWith(each)))
const spelt = (text: string) => wordsIn(text).map(({ word }) => word)

/** The words of a question, without those that are in every text. */
export const askedWords = (q: string): readonly string[] => {
  const words = [...new Set(wordsIn(q).flatMap(({ word, isPart }) => (isPart ? [] : [word])))]
  const telling = words.filter((word) => !isLittle(word))
  return telling.length > 0 ? telling : words
}

const placesOf = ({ post, filed, text }: Searched) => [
  { words: spelt(post.title), worth: IN_TITLE },
  { words: spelt(`${post.excerpt} ${filed}`), worth: IN_EXCERPT },
  { words: text.split(' '), worth: IN_TEXT },
]
type Places = ReturnType<typeof placesOf>

interface Read {
  readonly post: ListedPost
  readonly places: Places
}

const matching = (all: readonly Read[], meanings: readonly Meaning[]): readonly ListedPost[] => {
  const scored = all.flatMap(({ post, places }) => {
    const worths = meanings.map((meaning) => places.find(({ words }) => beginning(words, meaning))?.worth ?? 0)
    return worths.includes(0) ? [] : [{ post, score: worths.reduce((sum, worth) => sum + worth, 0) }]
  })
  return scored.toSorted((a, b) => b.score - a.score || b.post.date.localeCompare(a.post.date)).map(({ post }) => post)
}

/** A word that no post has, stands for those that are a typo apart. */
const meaningOf = (asked: string, known: ReadonlySet<string>): Meaning => {
  if (beginning([...known], [asked]) || asked.length < SHORTEST_NEAR) return [asked]
  const forms = new Set(formsOf(asked))
  return [...known].filter((word) => Math.abs(word.length - asked.length) <= 1 && isSlip(word, forms))
}

export interface FoundPosts {
  readonly posts: readonly ListedPost[]
  /** What they were found by: what was asked, or words close to it. */
  readonly marks: readonly string[]
  readonly isNear: boolean
}

/** The posts that have all of these words, or what begins with them: first those that have them in the title, and of these the newest. Where there are none, those with words that are a typo apart. */
export const searchPosts = (all: readonly Searched[], asked: readonly string[]): FoundPosts => {
  if (asked.length === 0) return { posts: [], marks: [], isNear: false }
  const read = all.map((each) => ({ post: each.post, places: placesOf(each) }))
  const posts = matching(
    read,
    asked.map((each) => [each]),
  )
  if (posts.length > 0) return { posts, marks: asked, isNear: false }
  const known = new Set(read.flatMap(({ places }) => places.flatMap(({ words }) => words)))
  const meanings = asked.map((each) => meaningOf(each, known))
  return { posts: matching(read, meanings), marks: meanings.flat(), isNear: true }
}
