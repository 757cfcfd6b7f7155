import { randomOf } from '@debut/demo/random.ts'
import { describe, expect, it } from 'vitest'
import { findRing } from './find-ring.ts'
import { foundBy, heldBy, seenSite, usualLife, usualSettings } from '../testing/seen-site.ts'

const some = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
/** Three times in four, in a pattern that looks like chance. */
const mostly = (member: number, tool: number) => (member * 7 + tool * 5) % 4 !== 0

describe('a ring', () => {
  it('is held where its members vote again and again for the same few tools that few others vote for', () => {
    const site = seenSite()
    usualLife(site)
    for (const [tool, day] of [3, 14, 25, 41, 52].entries())
      for (const member of some(1, 8)) if (mostly(member, tool)) site.vote(member, [day, 20])
    expect(heldBy(findRing, site)).toEqual(some(1, 8))
    const [found] = foundBy(findRing, site)
    expect(found?.figures).toEqual({ members: 8, tools: 5, votes: 30, score: expect.any(Number) })
    expect(JSON.stringify(found?.figures)).not.toContain('0000')
  })

  it('is none where friends vote for what a friend launches, once and once more', () => {
    const site = seenSite()
    usualLife(site)
    for (const day of [10, 40]) for (const member of some(1, 14)) site.vote(member, [day, 20])
    expect(heldBy(findRing, site)).toEqual([])
  })

  it('is none where friends launch three times, and most of them miss one', () => {
    const site = seenSite()
    usualLife(site)
    const launched = [10, 25, 40].entries()
    for (const [tool, day] of launched)
      for (const member of some(1, 9)) if (member === 1 || member % 3 !== tool) site.vote(member, [day, 20])
    expect(heldBy(findRing, site)).toEqual([])
    for (const [tool, day] of [10, 25, 40].entries()) for (const member of some(2, 8)) if (member % 3 === tool) site.vote(member, [day, 20])
    expect(heldBy(findRing, site)).toEqual(some(1, 9))
  })

  it('is none where they share what everybody votes for', () => {
    const site = seenSite()
    usualLife(site)
    for (const [tool, day] of [3, 14, 25, 41, 52].entries())
      for (const member of some(1, 8)) if (mostly(member, tool)) site.vote(member, [day, 1])
    for (const day of [3, 14, 25, 41, 52]) for (const other of some(100, 200)) site.vote(other + day * 1_000, [day, 1])
    expect(heldBy(findRing, site)).toEqual([])
  })

  it('is none where a day has one launch: all members who are there vote for it', () => {
    const site = seenSite()
    for (const day of some(0, 9)) for (const member of some(0, day < 7 ? 8 : 4)) site.vote(member, [day, 0])
    // Then others come, and have a choice.
    for (const member of some(100, 80)) for (const launch of some(member, 3)) site.vote(member, [9, launch % 15])
    expect(heldBy(findRing, site)).toEqual([])
  })

  it('is none where members are there every day, and vote for something each time', () => {
    const site = seenSite()
    usualLife(site)
    const random = randomOf('every day')
    for (const day of some(0, 60))
      for (const member of some(1, 8)) {
        const first = random.below(8)
        for (const launch of [first, (first + 1 + random.below(3)) % 8, (first + 4 + random.below(4)) % 8]) site.vote(member, [day, launch])
      }
    expect(heldBy(findRing, site)).toEqual([])
  })

  it('is none of three, and none of one day’s launches', () => {
    const site = seenSite()
    usualLife(site)
    for (const day of [3, 14, 25, 41, 52]) for (const member of some(1, 3)) site.vote(member, [day, 20])
    for (const launch of [20, 21, 22, 23]) for (const member of some(11, 8)) site.vote(member, [30, launch])
    expect(heldBy(findRing, site)).toEqual([])
  })

  it('is looked for as far as the settings say', () => {
    const site = seenSite()
    usualLife(site)
    for (const day of [3, 14, 25, 41, 52]) for (const member of some(1, 6)) site.vote(member, [day, 20])
    expect(heldBy(findRing, site, { ...usualSettings, ringMembers: 7 })).toEqual([])
    expect(heldBy(findRing, site, { ...usualSettings, ringScore: 1_000 })).toEqual([])
    expect(heldBy(findRing, site)).toEqual(some(1, 6))
  })
})
