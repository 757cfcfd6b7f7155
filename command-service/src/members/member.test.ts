import { MemberId } from '@debut/events/kernel/ids.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  EmailVerified,
  MemberErased,
  MemberNamed,
  MemberNameRemoved,
  MemberOnboarded,
  MemberRegistered,
  PhoneVerified,
  PreferencesChanged,
  ProfileDescribed,
  RoleGranted,
  RoleRevoked,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { isReserved, Username, USERNAMES_EACH } from '@debut/events/members/username.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { member, type MemberCommand } from './member.ts'
import type { WelcomeMember } from './welcome.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const register = (username: string, ...roles: string[]) =>
  ({ type: 'RegisterMember', memberId, username: Username.parse(username), roles, verified: false }) as const
const registered = (username: string | null) => MemberRegistered({ memberId, username: username })
const other = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const rename = (username: string) => ({ type: 'ChangeUsername', memberId, username: Username.parse(username) }) as const
const renamed = (username: string) => UsernameChanged({ memberId, username })
const call = (name: string) => ({ type: 'ChangeName', memberId, name }) as const
const called = (name: string | null) => MemberNamed({ memberId, name })
const show = (avatar: string | null) => ({ type: 'ChangeAvatar', memberId, avatar }) as const
const grant = (role: 'admin' | 'analyst', by: MemberId) => ({ type: 'GrantRole', memberId, role, by }) as const
const granted = (role: 'admin' | 'analyst', by: MemberId | 'configuration') => RoleGranted({ memberId, role, by })
const revoke = (role: 'admin' | 'analyst', by: MemberId) => ({ type: 'RevokeRole', memberId, role, by }) as const
const revoked = (role: 'admin' | 'analyst', by: MemberId) => RoleRevoked({ memberId, role, by })
const erase = (username: string) => ({ type: 'EraseMember', memberId, username: Username.parse(username) }) as const
const welcome = (account: Partial<WelcomeMember>): WelcomeMember => ({
  type: 'WelcomeMember',
  memberId,
  username: undefined,
  name: undefined,
  verifiedBy: undefined,
  avatar: undefined,
  roles: [],
  ...account,
})
const erased = MemberErased({ memberId })
const { given, play } = specify(member)

describe('a member', () => {
  it('registers under the username they ask for', () => {
    given().when(register('ines')).then(registered('ines'))
  })

  it('registers once: the same command again changes nothing', () => {
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

  it('is welcomed once, however often it is asked for', () => {
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

  it('is called otherwise when they want, but by no word that is kept for Debut', () => {
    given().when(rename('ines-p')).thenRefused('not-registered')
    given(registered('ines')).when(rename('ines-p')).then(renamed('ines-p'))
    given(registered('ines')).when(rename('ines')).thenNothing()
    given(registered('ines'), renamed('ines-p')).when(rename('ines')).then(renamed('ines'))
    given(registered('ines')).when(rename('admin')).thenRefused('username-reserved')
    given(registered('admin'), renamed('ines')).when(rename('admin')).then(renamed('admin'))
  })

  it('hoards no names: after ten of them, only these', () => {
    const names = Array.from({ length: USERNAMES_EACH - 1 }, (_, index) => renamed(`ines-${index}`))
    given(registered('ines'), ...names)
      .when(rename('ines-more'))
      .thenRefused('too-many-usernames')
    given(registered('ines'), ...names)
      .when(rename('ines'))
      .then(renamed('ines'))
  })

  it('has a name beside the username, or none, and saying the same again is nothing', () => {
    const removed = MemberNameRemoved({ memberId })
    given().when(call('Inês Moura')).thenRefused('not-registered')
    given(registered('ines')).when(call('Inês Moura')).then(called('Inês Moura'))
    given(registered('ines'), called('Inês Moura')).when(call('Inês Moura')).thenNothing()
    given(registered('ines'), called('Inês Moura')).when(call('')).then(removed)
    given(registered('ines')).when(call('')).thenNothing()
    given(registered('ines'), called('Inês Moura'), removed).when(call('Ines')).then(called('Ines'))
    given(registered('ines'), called(null)).when(call('Ines')).thenRefused('erased')
  })

  it('brings a name along when they arrive, and none later', () => {
    const account = welcome({ username: Username.parse('ines'), name: 'Inês Moura' })
    given().when(account).then(registered('ines'), called('Inês Moura'))
    given(registered('ines')).when(account).thenNothing()
    given(registered('ines'), called('Inês Moura'), MemberNameRemoved({ memberId })).when(account).thenNothing()
  })

  it('shows another picture, or none', () => {
    const changed = AvatarChanged({ memberId, avatar: '/a.webp' })
    const removed = AvatarRemoved({ memberId })
    given(registered('ines')).when(show('/a.webp')).then(changed)
    given(registered('ines'), changed).when(show('/a.webp')).thenNothing()
    given(registered('ines'), changed).when(show(null)).then(removed)
    given(registered('ines')).when(show(null)).thenNothing()
    given(registered('ines'), changed, removed).when(show('/a.webp')).then(changed)
  })

  it('is verified by a phone as by an email, once', () => {
    const vouched = welcome({ verifiedBy: 'phone' })
    given(registered('ines')).when(vouched).then(PhoneVerified({ memberId }))
    given(registered('ines'), EmailVerified({ memberId })).when(vouched).thenNothing()
    given(registered('ines'), PhoneVerified({ memberId }))
      .when({ ...register('ines'), verified: true })
      .thenNothing()
  })

  it('holds the roles that admins give, until one of them takes them', () => {
    given().when(grant('admin', other)).thenRefused('unknown-member')
    given(registered('ines')).when(grant('admin', other)).then(granted('admin', other))
    given(registered('ines'), granted('admin', other)).when(grant('admin', other)).thenNothing()
    given(registered('ines'), granted('admin', other)).when(revoke('admin', other)).then(revoked('admin', other))
    given(registered('ines')).when(revoke('admin', other)).thenNothing()
  })

  it('is given a role by the settings once: what an admin took since stays taken', () => {
    const configured = granted('admin', 'configuration')
    given(registered('ines'))
      .when(welcome({ roles: ['admin'] }))
      .then(configured)
    given(registered('ines'), configured, revoked('admin', other))
      .when(welcome({ roles: ['admin'] }))
      .thenNothing()
    given(registered('ines'), configured, revoked('admin', other)).when(grant('admin', other)).then(granted('admin', other))
  })

  it('comes of an account with all that it says, and lacks less each time that is said', () => {
    const account = welcome({ username: Username.parse('ines'), verifiedBy: 'email', avatar: 'https://a.example/i.png', roles: ['admin'] })
    const [verified, shown] = [EmailVerified({ memberId }), AvatarChanged({ memberId, avatar: 'https://a.example/i.png' })]
    const configured = granted('admin', 'configuration')
    expect(play([account]).history).toEqual([registered('ines'), verified, shown, configured])
    given(registered('ines'), verified, shown, configured).when(account).thenNothing()
    given(registered('tomasz'), verified).when(account).then(shown, configured)
    given(registered('ines'), verified, shown, AvatarRemoved({ memberId }), configured).when(account).thenNothing()
    given()
      .when(welcome({ username: Username.parse('admin') }))
      .thenRefused('not-registered')
    given(registered('ines'), erased).when(account).thenNothing()
  })

  it('says what they are notified of, and saying the same again is nothing', () => {
    const email = { ...DEFAULT_PREFERENCES.email, newsletter: true }
    const command = { type: 'ChangePreferences', memberId, email } as const
    const changed = PreferencesChanged({ memberId, ...DEFAULT_PREFERENCES, email })
    given(registered('ines')).when(command).then(changed)
    given(registered('ines'))
      .when({ ...command, email: DEFAULT_PREFERENCES.email })
      .thenNothing()
    given(registered('ines'), changed).when(command).thenNothing()
  })

  it('keeps of what they are notified what a change leaves out', () => {
    const { email } = DEFAULT_PREFERENCES
    const inApp = { ...DEFAULT_PREFERENCES.inApp, post_like: false }
    const weekly = PreferencesChanged({ memberId, email, inApp, emailFrequency: 'weekly' })
    given(registered('ines')).when({ type: 'ChangePreferences', memberId, email, inApp, emailFrequency: 'weekly' }).then(weekly)
    given(registered('ines'), weekly).when({ type: 'ChangePreferences', memberId, email }).thenNothing()
    given(registered('ines'), weekly)
      .when({ type: 'ChangePreferences', memberId, email, emailFrequency: 'at_once' })
      .then(PreferencesChanged({ memberId, email, inApp, emailFrequency: 'at_once' }))
  })

  it('say of themselves what their profile shows, and saying the same again is nothing', () => {
    const said = { bio: 'I fold paper.', links: { website: 'https://ines.example/', github: 'https://github.com/ines' } }
    const command = { type: 'DescribeProfile', memberId, ...said } as const
    const described = ProfileDescribed({ memberId, ...said })
    given(registered('ines')).when(command).then(described)
    given(registered('ines'), described).when(command).thenNothing()
    given(registered('ines'), described)
      .when({ ...command, links: { website: said.links.website } })
      .then(ProfileDescribed({ memberId, bio: said.bio, links: { website: said.links.website } }))
    given(registered('ines'))
      .when({ ...command, bio: '', links: {} })
      .thenNothing()
    given().when(command).thenRefused('not-registered')
  })

  it('is erased when their name is typed, or with the account, once, and nothing follows', () => {
    given().when(erase('ines')).thenRefused('not-registered')
    given(registered('ines')).when(erase('tomasz')).thenRefused('username-mismatch')
    given(registered('ines')).when(erase('ines')).then(erased)
    given(registered('ines')).when({ type: 'EraseMember', memberId }).then(erased)
    const gone = given(registered('ines'), granted('admin', other), erased)
    gone.when(erase('ines')).thenNothing()
    for (const command of [register('ines'), rename('noor'), show('/a.webp'), grant('admin', other)])
      gone.when(command).thenRefused('erased')
  })

  it('is after any sequence of commands what a naive reading of it says, and every command can be repeated', () => {
    const name = fc.constantFrom('ines', 'tomasz', 'admin', 'noor')
    const role = fc.constantFrom('admin', 'analyst')
    const by = fc.constantFrom(memberId, other)
    const command: fc.Arbitrary<MemberCommand> = fc.oneof(
      name.map((username) => register(username)),
      name.map(rename),
      fc.constantFrom('/a.webp', '/b.webp', null).map(show),
      fc.tuple(role, by).map(([what, who]) => grant(what, who)),
      role.map((what) => welcome({ roles: [what] })),
      fc.tuple(role, by).map(([what, who]) => revoke(what, who)),
      { weight: 1, arbitrary: name.map(erase) },
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 14 }), (commands) => {
        let username: string | null | undefined
        let avatar: string | null = null
        const roles = new Set<string>()
        const configured = new Set<string>()
        for (const each of commands) {
          if (each.type === 'RegisterMember' && username === undefined && !isReserved(each.username)) username = each.username
          if (username === undefined || username === null) continue
          if (each.type === 'ChangeUsername' && !isReserved(each.username)) username = each.username
          if (each.type === 'ChangeAvatar') avatar = each.avatar
          if (each.type === 'GrantRole') roles.add(each.role)
          if (each.type === 'WelcomeMember') {
            const given = each.roles.filter((held) => !roles.has(held) && !configured.has(held))
            for (const held of given) {
              roles.add(held)
              configured.add(held)
            }
          }
          if (each.type === 'RevokeRole') roles.delete(each.role)
          if (each.type === 'EraseMember' && each.username === username) [username, avatar] = [null, null]
          if (username === null) roles.clear()
        }
        const { state, history } = play(commands)
        expect(state).toMatchObject(
          username === undefined
            ? { is: 'unknown' }
            : username === null
              ? { is: 'erased' }
              : {
                  is: 'registered',
                  username,
                  avatar,
                  roles: expect.toSatisfy((held) => new Set(held).symmetricDifference(roles).size === 0),
                },
        )
        expect(history.filter(({ type }) => type === 'MemberErased').length).toBe(username === null ? 1 : 0)
        expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('registers at most once in any sequence of commands, and every command can be repeated', () => {
    const command = fc.constantFrom('ines', 'tomasz', 'admin', 'noor').map((username) => register(username))
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        const { history, state } = play(commands)
        const first = commands.find(({ username }) => username !== 'admin')
        expect(history).toEqual(first === undefined ? [] : [registered(first.username)])
        expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
