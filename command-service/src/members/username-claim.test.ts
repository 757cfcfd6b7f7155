import { MemberId } from '@debut/events/kernel/ids.ts'
import { UsernameClaimed, UsernameReleased } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const tomasz = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const claim = (memberId: MemberId) => ({ type: 'ClaimUsername', memberId }) as const
const release = (memberId: MemberId, claims = 1) => ({ type: 'ReleaseUsername', memberId, claims }) as const
const claimed = (memberId: MemberId) => UsernameClaimed({ memberId })
const released = (memberId: MemberId) => UsernameReleased({ memberId })
const { given, play } = specify(usernameClaim)

describe('a username', () => {
  it('goes to the first member who claims it', () => {
    given().when(claim(ines)).then(claimed(ines))
    given(claimed(ines)).when(claim(tomasz)).thenRefused('username-taken')
  })

  it('is renewed when its owner claims it again, and a release that judged the older claim spares it', () => {
    given(claimed(ines)).when(claim(ines)).then(claimed(ines))
    given(claimed(ines), claimed(ines)).when(release(ines, 1)).thenNothing()
    given(claimed(ines), claimed(ines)).when(release(ines, 2)).then(released(ines))
  })

  it('is free again once its owner lets it go, and only they can', () => {
    given(claimed(ines)).when(release(tomasz)).thenNothing()
    given(claimed(ines)).when(release(ines)).then(released(ines))
    given(claimed(ines), released(ines)).when(claim(tomasz)).then(claimed(tomasz))
  })

  it('has the owner that a naive reading of any sequence gives it', () => {
    const someone = fc.constantFrom(ines, tomasz)
    const command = fc.oneof(
      someone.map(claim),
      fc.tuple(someone, fc.integer({ min: 1, max: 4 })).map(([who, claims]) => release(who, claims)),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 16 }), (commands) => {
        let owner: MemberId | undefined
        let claims = 0
        for (const each of commands) {
          if (each.type === 'ClaimUsername' && (owner ?? each.memberId) === each.memberId) [owner, claims] = [each.memberId, claims + 1]
          if (each.type === 'ReleaseUsername' && owner === each.memberId && claims === each.claims) owner = undefined
        }
        expect(play(commands).state).toEqual({ owner, claims })
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('stands nowhere in the name of its stream', () => {
    const stream = usernameStream('a secret of sixteen', Username.parse('ines'))
    expect(stream).toMatch(/^username-[0-9a-f]{32}$/)
    expect(stream).not.toBe(usernameStream('another secret, longer', Username.parse('ines')))
  })
})
