import { describe, expect, it } from 'vitest'
import { findSharedOrigins } from './find-shared-origins.ts'
import { heldBy, seenSite, usualLife } from '../testing/seen-site.ts'

const some = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

describe('a shared origin', () => {
  it('is held where members in one network vote for the same launches and for nothing else', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 4)) for (const launch of [1, 2, 3]) site.vote(member, [50, launch], 30_000 + member, 'one network')
    expect(heldBy(findSharedOrigins, site)).toEqual(some(1, 4))
  })

  it('is none where three live together, and none where the origin of votes is unknown', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 3)) site.vote(member, [50, 1], 30_000 + member, 'a household')
    for (const member of some(11, 20)) site.vote(member, [50, 2], 30_000 + member)
    expect(heldBy(findSharedOrigins, site)).toEqual([])
  })

  it('is none where colleagues vote for a colleague’s launch, and each for other things as well', () => {
    const site = seenSite()
    for (const day of some(40, 10))
      for (const member of some(1, 8)) site.vote(member, [day, (member + day) % 7], 30_000 + member, 'an office')
    for (const member of some(1, 8)) site.vote(member, [50, 20], 30_000 + member, 'an office')
    expect(heldBy(findSharedOrigins, site)).toEqual([])
  })

  it('is none where half of the site comes from one provider', () => {
    const site = seenSite()
    for (const day of some(46, 5))
      for (const member of some(1, 300))
        site.vote(member + day * 1_000, [day, member % 3], 30_000 + member, member % 2 === 0 ? 'a provider' : `home ${member}`)
    expect(heldBy(findSharedOrigins, site)).toEqual([])
  })
})
