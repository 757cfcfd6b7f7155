import { MemberId } from '@debut/events/kernel/ids.ts'
import { EmailVerified, MemberOnboarded, MemberRegistered } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { member } from './member.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const register = (username: string, ...roles: string[]) =>
  ({ type: 'RegisterMember', memberId, username: Username.parse(username), roles, verified: false }) as const
const registered = (username: string | null) => MemberRegistered({ memberId, username: username })
const { given, play } = specify(member)

describe('a member', () => {
  it('registers under the username they ask for', () => {
    given().when(register('ines')).then(registered('ines'))
  })

  it('registers once: the same wish again changes nothing', () => {
    given(registered('ines')).when(register('ines')).thenNothing()
  })

  it('does not change their username by registering again', () => {
    given(registered('ines')).when(register('tomasz')).thenRefused('already-registered')
  })

  it('is not called by a word that is kept for Debut, unless they hold the role of that name', () => {
    given().when(register('admin')).thenRefused('username-reserved')
    given().when(register('api', 'admin')).thenRefused('username-reserved')
    given().when(register('admin', 'admin')).then(registered('admin'))
  })

  it('is verified as soon as the auth service vouches for their email, and once', () => {
    const vouched = { ...register('ines'), verified: true } as const
    const verified = EmailVerified({ memberId })
    given().when(vouched).then(registered('ines'), verified)
    given(registered('ines')).when(vouched).then(verified)
    given(registered('ines'), verified).when(vouched).thenNothing()
    given(registered('ines'), verified).when(register('ines')).thenNothing()
  })

  it('is welcomed once, whoever asks again', () => {
    const welcomed = { type: 'RecordOnboarding', memberId } as const
    const onboarded = MemberOnboarded({ memberId })
    given().when(welcomed).thenRefused('not-registered')
    given(registered('ines')).when(welcomed).then(onboarded)
    given(registered('ines'), onboarded).when(welcomed).thenNothing()
    given(registered(null)).when(welcomed).thenRefused('erased')
  })

  it('stays erased', () => {
    given(registered(null)).when(register('ines')).thenRefused('erased')
  })

  it('registers at most once in any sequence of wishes, and every wish can be repeated', () => {
    const wish = fc.constantFrom('ines', 'tomasz', 'admin', 'noor').map((username) => register(username))
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const { history, state } = play(wishes)
        const first = wishes.find(({ username }) => username !== 'admin')
        expect(history).toEqual(first === undefined ? [] : [registered(first.username)])
        expect(play(wishes.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: 10_000 },
    )
  })
})
