import { describe, expect, it } from 'vitest'
import { seenSite } from './testing/seen-site.ts'

describe('the window of votes', () => {
  it('holds what was launched in 90 days, and lets go of what is older with all its counts', () => {
    const site = seenSite()
    site.vote(1, [0, 1], 40_000, 'home')
    site.vote(2, [0, 1])
    site.vote(1, [50, 1])
    expect([site.window.votes, site.window.voters, site.window.firstDay]).toEqual([3, 2, site.window.lastDay - 50])
    site.vote(1, [90, 1])
    expect([site.window.votes, site.window.voters, site.window.origins.size]).toEqual([2, 1, 0])
    expect(site.window.members.get(site.member(2))?.votes).toEqual([])
    site.vote(2, [0, 1])
    expect(site.window.votes).toBe(2)
  })

  it('forgets a vote that was withdrawn, and all votes of an erased member', () => {
    const site = seenSite()
    for (const member of [1, 2]) for (const launch of [1, 2]) site.vote(member, [0, launch])
    site.window.withdraw(site.member(1), 1)
    expect([...site.window.launches.values()].map(({ early }) => early)).toEqual([1, 2])
    site.window.forget(site.member(2))
    expect([...site.window.launches.values()].map(({ early, votes }) => [early, votes.length])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(site.window.voters).toBe(1)
  })
})
