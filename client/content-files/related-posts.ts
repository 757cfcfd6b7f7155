import { isLittle, wordsIn } from '@debut/events/search/words.ts'

interface Readable {
  readonly slug: string
  readonly categories: readonly string[]
  /** Its title, excerpt and text. */
  readonly text: string
}

/** A shared category says as much as half of all words. */
const CATEGORY = 0.5

type Weights = ReadonlyMap<string, number>

const countsIn = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { word, isPart } of wordsIn(text)) if (!isPart && !isLittle(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const lengthOf = (weights: Weights) => Math.hypot(...weights.values())

const likeness = (one: Weights, other: Weights): number => {
  let product = 0
  for (const [word, weight] of one) product += weight * (other.get(word) ?? 0)
  return product === 0 ? 0 : product / (lengthOf(one) * lengthOf(other))
}

/** For each post the others, the likest first: by the words that they share, of which rare ones say more, and by their categories. */
export const relatedPosts = (posts: readonly Readable[]): Map<string, string[]> => {
  const counts = posts.map(({ text }) => countsIn(text))
  const postsWith = new Map<string, number>()
  for (const words of counts) for (const word of words.keys()) postsWith.set(word, (postsWith.get(word) ?? 0) + 1)
  const weigh = (words: Weights): Weights =>
    new Map([...words].map(([word, count]) => [word, (1 + Math.log(count)) * Math.log(posts.length / (postsWith.get(word) ?? 1))]))
  const weighed = posts.map((post, index) => ({ ...post, weights: weigh(counts[index] ?? new Map()) }))
  return new Map(
    weighed.map((post) => {
      const others = weighed.filter(({ slug }) => slug !== post.slug)
      const scored = others.map((other) => {
        const shared = other.categories.filter((category) => post.categories.includes(category)).length
        return { slug: other.slug, score: likeness(post.weights, other.weights) + CATEGORY * shared }
      })
      return [post.slug, scored.toSorted((a, b) => b.score - a.score || a.slug.localeCompare(b.slug)).map(({ slug }) => slug)]
    }),
  )
}
