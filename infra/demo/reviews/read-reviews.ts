import { Rating } from '@debut/events/reviews/review-form.ts'

export interface WrittenReview {
  /** The slug of the tool. */
  readonly on: string
  readonly by: string
  /** So many days from the world's last day, so long after midnight. */
  readonly day: number
  readonly sinceMidnight: number
  readonly rating: Rating
  /** As many members find it helpful once everybody has read it. */
  readonly helpful: number
  readonly body: string
  /** What the tool's owner answers, so long after the review. */
  readonly answer: { readonly after: number; readonly body: string } | null
}

const MINUTE = 60_000
const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE }

/**
 * Blocks of Markdown, each below a line that says what it is:
 * - `@@ tool <tool>`, above the reviews of it
 * - `@@ review <member> <day> <time> stars <number> helpful <number>`
 * - `@@ answer <time after>`, by the owner of the tool to the review above
 */
export const readReviews = (source: string): WrittenReview[] => {
  const reviews: WrittenReview[] = []
  let on: string | undefined
  for (const [words, body] of blocksOf(source)) {
    const [what = '', ...rest] = words
    const above = reviews.at(-1)
    if (what === 'tool') [on] = rest
    else if (on === undefined) throw new Error(`“${words.join(' ')}” stands above the first tool`)
    else if (what === 'review') reviews.push(reviewOf(on, rest, body))
    else if (what === 'answer' && above?.answer === null) reviews.splice(-1, 1, { ...above, answer: { after: timeOf(rest[0]), body } })
    else throw new Error(`“${words.join(' ')}” answers no review`)
  }
  return reviews
}

const blocksOf = (source: string): [words: string[], text: string][] =>
  source
    .split(/^@@ /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n')
      return [block.slice(0, end).split(' '), block.slice(end).trim()]
    })

const reviewOf = (on: string, [by = '', day, time = '', , stars, , helpful]: readonly string[], body: string): WrittenReview => {
  const [hours, minutes] = time.split(':')
  const sinceMidnight = (numberOf(hours) * 60 + numberOf(minutes)) * MINUTE
  return {
    on,
    by,
    day: numberOf(day),
    sinceMidnight,
    rating: Rating.parse(numberOf(stars)),
    helpful: numberOf(helpful),
    body,
    answer: null,
  }
}

const timeOf = (text = ''): number => {
  const unit = UNITS[text.slice(-1)]
  if (unit === undefined) throw new Error(`“${text}” is no time`)
  return numberOf(text.slice(0, -1)) * unit
}

const numberOf = (text = ''): number => {
  if (!/^-?\d+$/.test(text)) throw new Error(`“${text}” is no number`)
  return Number(text)
}
