import {
  AvatarChanged,
  AvatarRemoved,
  MemberErased,
  MemberNamed,
  MemberNameRemoved,
  MemberOnboarded,
  MemberRegistered,
  PreferencesChanged,
  ProfileDescribed,
  RoleGranted,
  RoleRevoked,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import type { Links } from '@debut/events/members/self-description.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import type { Commit } from '../testing/made-commits.ts'
import { members } from './members-projector.ts'

const database = projectionDatabase()
const of = (memberId: typeof ines, ...facts: Commit['facts']) => appended(`member-${memberId}`, { actor: memberId }, ...facts)
const arrived = [
  of(ines, MemberRegistered({ memberId: ines, username: 'ines' })),
  of(tomasz, MemberRegistered({ memberId: tomasz, username: 'tomasz' })),
]
const all = `select username, display_name, avatar, onboarded, preferences, bio, links from members order by position`
const noted = { display_name: null, avatar: null, onboarded: false, preferences: null, bio: '', links: {} }

describe.each([1, 2, 100])('members, in batches of %i', (size) => {
  const rows = (sql: string, ...commits: Commit[]) => rowsOf(database(), members, [...arrived, ...commits], sql, size)

  it('are shown under their newest name, and found under all that they had', async () => {
    const changes = ['ines-p', 'ines-pereira'].map((username) => of(ines, UsernameChanged({ memberId: ines, username })))
    expect(await rows(all, ...changes)).toEqual([
      { ...noted, username: 'ines-pereira' },
      { ...noted, username: 'tomasz' },
    ])
    expect(await rows(`select username from names where member_id = '${ines}' order by username`, ...changes)).toEqual([
      { username: 'ines' },
      { username: 'ines-p' },
      { username: 'ines-pereira' },
    ])
  })

  it('show the last picture they chose, or none', async () => {
    const changed = (avatar: string) => of(ines, AvatarChanged({ memberId: ines, avatar }))
    const removed = of(ines, AvatarRemoved({ memberId: ines }))
    expect((await rows(all, changed('/a.webp'), removed, changed('/b.webp')))[0]).toMatchObject({ avatar: '/b.webp' })
    expect((await rows(all, changed('/a.webp'), removed))[0]).toMatchObject({ avatar: null })
  })

  it('are called what they said last, or only by their username', async () => {
    const named = (name: string) => of(ines, MemberNamed({ memberId: ines, name }))
    const removed = of(ines, MemberNameRemoved({ memberId: ines }))
    expect((await rows(all, named('Ines'), removed, named('Inês Moura')))[0]).toMatchObject({
      username: 'ines',
      display_name: 'Inês Moura',
    })
    expect((await rows(all, named('Inês Moura'), removed))[0]).toMatchObject({ username: 'ines', display_name: null })
  })

  it('hold the roles that were given and not taken', async () => {
    const granted = (role: 'admin' | 'analyst') => of(ines, RoleGranted({ memberId: ines, role, by: 'configuration' }))
    const revoked = (role: 'admin' | 'analyst') => of(ines, RoleRevoked({ memberId: ines, role, by: tomasz }))
    const held = 'select member_id, role from roles order by role'
    expect(await rows(held, granted('admin'), granted('analyst'), revoked('admin'))).toEqual([{ member_id: ines, role: 'analyst' }])
    expect(await rows(held, granted('admin'), revoked('admin'), granted('admin'))).toEqual([{ member_id: ines, role: 'admin' }])
  })

  it('get by email what they said last', async () => {
    const wanted = (newsletter: boolean) => ({ ...DEFAULT_PREFERENCES, email: { ...DEFAULT_PREFERENCES.email, newsletter } })
    const wants = (newsletter: boolean) => of(ines, PreferencesChanged({ memberId: ines, ...wanted(newsletter) }))
    expect((await rows(all, wants(false), wants(true)))[0]).toMatchObject({ preferences: wanted(true) })
  })

  it('are described as they said last', async () => {
    const says = (bio: string, links: Links) => of(ines, ProfileDescribed({ memberId: ines, bio, links }))
    const website = 'https://ines.example/'
    expect((await rows(all, says('I fold paper.', { website }), says('I fold maps.', {})))[0]).toMatchObject({
      bio: 'I fold maps.',
      links: {},
    })
    expect((await rows(all, says('', {}), says('I fold paper.', { website })))[0]).toMatchObject({
      bio: 'I fold paper.',
      links: { website },
    })
  })

  it('are numbers without a name once they are erased, and are not counted', async () => {
    const life = [
      of(ines, MemberNamed({ memberId: ines, name: 'Inês Moura' })),
      of(ines, UsernameChanged({ memberId: ines, username: 'ines-p' }), AvatarChanged({ memberId: ines, avatar: '/a.webp' })),
      of(ines, MemberOnboarded({ memberId: ines }), PreferencesChanged({ memberId: ines, ...DEFAULT_PREFERENCES })),
      of(ines, ProfileDescribed({ memberId: ines, bio: 'I fold paper.', links: { website: 'https://ines.example/' } })),
      of(ines, RoleGranted({ memberId: ines, role: 'admin', by: 'configuration' })),
      of(ines, MemberErased({ memberId: ines })),
    ]
    expect(await rows(all, ...life)).toEqual([
      { ...noted, username: null, onboarded: true },
      { ...noted, username: 'tomasz' },
    ])
    expect(await rows('select username from names', ...life)).toEqual([{ username: 'tomasz' }])
    expect(await rows('select role from roles', ...life)).toEqual([])
    expect(await rows('select members from member_count', ...life)).toEqual([{ members: 1 }])
  })
})

it('makes the same rows of a log whose keys are destroyed', async () => {
  const gone = [
    of(ines, MemberRegistered({ memberId: ines, username: null })),
    of(ines, UsernameChanged({ memberId: ines, username: null })),
    of(ines, MemberNamed({ memberId: ines, name: null })),
    of(ines, AvatarChanged({ memberId: ines, avatar: null })),
    of(ines, PreferencesChanged({ memberId: ines, ...DEFAULT_PREFERENCES })),
    of(ines, MemberErased({ memberId: ines })),
  ]
  expect(await rowsOf(database(), members, gone, all)).toEqual([{ ...noted, username: null }])
  expect(await rowsOf(database(), members, gone, 'select members from member_count')).toEqual([{ members: 0 }])
})
