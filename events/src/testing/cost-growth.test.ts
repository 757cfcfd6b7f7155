import { expect, it } from 'vitest'
import { costGrowth } from './cost-growth.ts'
import { hostileSeeds } from './hostile-texts.ts'

const LENGTH = 60_000

it('finds a pattern that reads the rest of a text again from each of its signs', () => {
  const brackets = costGrowth((text) => text.replaceAll(/\[[^\]]*\]/g, ''), '[', LENGTH)
  expect(brackets?.ms).toHaveLength(4)
  expect(costGrowth((text) => text.replace(/\s+$/, ''), ' a', LENGTH)).toBeUndefined()
  expect(costGrowth((text) => `${text}a`.replace(/\s+$/, ''), ' ', LENGTH)).toBeDefined()
})

it('finds a loop that looks through all that came before', () => {
  const seen = (text: string) => {
    const words: string[] = []
    for (const [at] of Array.from(text).entries()) if (!words.includes(String(at))) words.push(String(at))
    return words
  }
  expect(costGrowth(seen, 'a', LENGTH)).toBeDefined()
})

it('lets a parser through that reads a text once, or sorts it', () => {
  const sorted = (text: string) => Array.from(text, (sign, at) => sign + ((at * 7_919) % 60_013)).toSorted()
  for (const parse of [(text: string) => text.replaceAll(/[^a-z]+/g, '-'), sorted, (text: string) => text.slice(0, 100)])
    // Longer texts don't fit into the processor's caches, and that is not the sort's cost.
    expect(costGrowth(parse, '-a', LENGTH / 4)).toBeUndefined()
})

it('repeats no seed twice, and none that is empty', () => {
  expect(new Set(hostileSeeds).size).toBe(hostileSeeds.length)
  expect(hostileSeeds).not.toContain('')
})
