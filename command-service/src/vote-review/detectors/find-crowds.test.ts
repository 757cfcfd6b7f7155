import { describe, expect, it } from 'vitest'
import { findBurst, findNewAccounts } from './find-crowds.ts'
import { heldBy, seenSite, usualLife } from '../testing/seen-site.ts'

const some = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

describe('a burst', () => {
  it('is held where many who never voted before vote for one launch within two minutes', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 20)) site.vote(member, [50, 20], 30_000 + member * 4)
    expect(heldBy(findBurst, site)).toEqual(some(1, 20))
  })

  it('is none where a crowd comes over hours, nor where it is of members who vote anyway', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 60)) site.vote(member, [50, 20], 30_000 + member * 90)
    for (const member of some(1000, 30)) site.vote(member, [55, 20], 30_000 + member)
    expect(heldBy(findBurst, site)).toEqual([])
  })

  it('is none where all launches have it, as on a day on which many people discover the site', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 200)) site.vote(member, [50, member % 8], 30_000 + Math.floor(member / 2))
    expect(heldBy(findBurst, site)).toEqual([])
  })

  it('is none where thousands vote for everything within half a minute, as under a load', () => {
    const site = seenSite()
    for (const member of some(0, 1_500))
      for (const launch of some(member, 3)) site.vote(member, [0, launch % 15], 30_000 + Math.floor(member / 50))
    expect(heldBy(findBurst, site)).toEqual([])
  })

  it('is none where it is not known what is usual', () => {
    const site = seenSite()
    for (const member of some(1, 40)) site.vote(member, [0, 1], 30_000 + member)
    expect(heldBy(findBurst, site)).toEqual([])
  })
})

describe('a cluster of new accounts', () => {
  it('is held where they were made one after the other, and vote for the same launch at once', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 15)) {
      site.join(member, 50, 30_000 + member * 30)
      site.vote(member, [50, 20], 30_400 + member * 200)
    }
    expect(heldBy(findNewAccounts, site)).toEqual(some(1, 15))
  })

  it('is none where new members come over a day, because a friend asked them to', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 40)) {
      site.join(member, 50, 30_000 + member * 400)
      site.vote(member, [50, 20], 30_100 + member * 400)
    }
    expect(heldBy(findNewAccounts, site)).toEqual([])
  })

  it('is none where those who came together vote for what they like, or came long before', () => {
    const site = seenSite()
    usualLife(site)
    for (const member of some(1, 80)) {
      site.join(member, 50, 30_000 + member * 5)
      site.vote(member, [50, member % 8], 30_600 + member * 20)
    }
    for (const member of some(101, 20)) {
      site.join(member, 20, 30_000 + member)
      site.vote(member, [51, 20], 30_000 + member * 300)
    }
    expect(heldBy(findNewAccounts, site)).toEqual([])
  })
})
