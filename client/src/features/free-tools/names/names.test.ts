import fc from 'fast-check'
import { runs } from '@debut/events/testing/runs.ts'
import { describe, expect, it } from 'vitest'
import { domainIdeas, domainOf, generateNames, LONGEST_NAME, NAMES_PER_LIST, SHORTEST_NAME } from './generate-names.ts'
import { tones, topics } from './name-words.ts'
import { isPronounceable } from './pronounceable.ts'
import { LONGEST_TYPED, MOST_WORDS, readWords } from './read-words.ts'
import { isRude } from './rude.ts'

const known = topics.flatMap(({ typed, related }) => [...typed, ...related])

describe('startup names', () => {
  const request = fc.record({
    words: fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: MOST_WORDS }),
    tone: fc.constantFrom(...tones),
    seed: fc.nat(1_000_000),
  })

  it('fill a list with names of a sensible length that can be said, and none of them twice', () => {
    fc.assert(
      fc.property(request, (made) => {
        const names = generateNames(made).map(({ name }) => name)
        expect(names).toHaveLength(NAMES_PER_LIST)
        expect(new Set(names.map(domainOf)).size).toBe(NAMES_PER_LIST)
        for (const name of names) {
          expect(domainOf(name).length).toBeGreaterThanOrEqual(SHORTEST_NAME)
          expect(domainOf(name).length).toBeLessThanOrEqual(LONGEST_NAME)
          expect({ name, said: name.toLowerCase().split(' ').every(isPronounceable) }).toEqual({ name, said: true })
          expect({ name, rude: isRude(name) }).toEqual({ name, rude: false })
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('are the same for the same words, tone and seed, and others for the next seed', () => {
    const list = (seed: number) => generateNames({ words: ['night', 'train'], tone: 'plain', seed })
    expect(list(3)).toEqual(list(3))
    const [third, fourth] = [list(3), list(4)].map((made) => made.map(({ name }) => name))
    expect(fourth?.filter((name) => third?.includes(name)).length).toBeLessThan(NAMES_PER_LIST / 2)
  })

  it('say how they were made, and come with addresses to try', () => {
    for (const { name, why } of generateNames({ words: ['photo'], tone: 'technical', seed: 1 })) {
      expect(why.length).toBeGreaterThan(10)
      expect(domainIdeas(name)).toContain(`get${domainOf(name)}.com`)
    }
  })

  it('come even of one short word, and not at all of none', () => {
    expect(generateNames({ words: ['ox'], tone: 'elegant', seed: 9 })).toHaveLength(NAMES_PER_LIST)
    expect(generateNames({ words: [], tone: 'plain', seed: 1 })).toEqual([])
  })

  it('leave rude words out wherever they hide, and let harmless ones pass', () => {
    for (const rude of ['fuck', 'Shitake', 'Megacock', 'push it']) expect({ rude, found: isRude(rude) }).toEqual({ rude, found: true })
    for (const fine of ['Compass', 'Title', 'Document', 'Titanium', 'Grapevine', 'Deadline', 'Circuit'])
      expect({ fine, found: isRude(fine) }).toEqual({ fine, found: false })
  })
})

describe('what is typed for names', () => {
  it.each([
    ['', 'Type one to five words'],
    [' \n ', 'Type one to five words'],
    ['!?!', 'There are no words'],
    ['🚀🔥', 'can’t hold emoji'],
    ['東京 電車', 'from the characters A to Z'],
    ['قطار', 'from the characters A to Z'],
    ['2026 12', 'only numbers'],
    ['xqzrt bcdfg', 'hard to say: “xqzrt”, “bcdfg”'],
    ['fuck', 'rude words'],
  ])('is refused with the reason: %j', (typed, says) => {
    expect(readWords(typed)).toMatchObject({ words: [], problem: expect.stringContaining(says) })
  })

  it('becomes the words that matter, in the form that names are made of', () => {
    expect(readWords('An app for planning trips by train!').words).toEqual(['app', 'plan', 'trip', 'train'])
    expect(readWords('Café Straße').words).toEqual(['cafe', 'strasse'])
    expect(readWords('the and').words).toEqual(['the', 'and'])
  })

  it('is used as far as it can be, with a note of what was left out', () => {
    expect(readWords('train 東京 xqzrt')).toEqual({
      words: ['train'],
      notes: ['Left out, as names are built from A to Z: “東京”.', 'Left out, as they are hard to say: “xqzrt”.'],
    })
    const many = readWords(Array.from({ length: 500 }, (_, index) => known[index % known.length]).join(' '))
    expect(many.words).toHaveLength(MOST_WORDS)
    expect(many.notes).toEqual([expect.stringMatching(/^We used the first 8 of \d+ words: /)])
  })

  it('is answered whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 * LONGEST_TYPED })), (typed) => {
        const { words, problem } = readWords(typed)
        expect(words.length > 0).toBe(problem === undefined)
        for (const word of words) expect(word).toMatch(/^[a-z]{2,14}$/)
      }),
      { numRuns: runs(500) },
    )
  })
})
