import { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased, MemberRegistered, UsernameChanged, UsernameClaimed, UsernameReleased } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { describe, it } from 'vitest'
import { on, SECRET, specifyProcess } from '../kernel/testing/specify-process.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { releaseUnusedUsernames } from './release-unused-usernames.ts'
import { usernameStream } from './username-claim.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const [ines, aya] = [Username.parse('ines'), Username.parse('aya')]
const [claimOfInes, claimOfAya] = [usernameStream(SECRET, ines), usernameStream(SECRET, aya)]
const claimed = UsernameClaimed({ memberId })
const released = UsernameReleased({ memberId })
const registered = MemberRegistered({ memberId, username: ines })

const { given } = specifyProcess(releaseUnusedUsernames, {})

describe('a username that was claimed', () => {
  it('is released once a minute has gone by without its registration', async () => {
    await given(on(claimOfInes, claimed)).when({ seconds: 59 }).thenNothing()
    await given(on(claimOfInes, claimed)).when({ seconds: 60 }).then(on(claimOfInes, released))
  })

  it('stays with the member who registered with it, also once they are called otherwise, or nothing any more', async () => {
    const renamed = UsernameChanged({ memberId, username: aya })
    const mine = [on(claimOfInes, claimed), on(claimOfAya, claimed)]
    await given(...mine, on(memberStream(memberId), registered, renamed))
      .when({ days: 1 })
      .thenNothing()
    await given(...mine, on(memberStream(memberId), registered, MemberErased({ memberId })))
      .when({ days: 1 })
      .thenNothing()
  })

  it('is released where the member is called otherwise and never was called that', async () => {
    const mine = [on(claimOfInes, claimed), on(claimOfAya, claimed)]
    await given(...mine, on(memberStream(memberId), registered))
      .when({ minutes: 2 })
      .then(on(claimOfAya, released))
  })

  it('is released once, however often it was renewed, and left alone when it was released already', async () => {
    await given(on(claimOfInes, claimed, claimed, claimed))
      .when({ minutes: 2 })
      .then(on(claimOfInes, released))
    await given(on(claimOfInes, claimed, released))
      .when({ minutes: 2 })
      .thenNothing()
    await given(on(claimOfInes, claimed, released, claimed))
      .when({ minutes: 2 })
      .then(on(claimOfInes, released))
  })
})
