import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import { expect, it } from 'vitest'
import { verifyCurrent } from './current-roles.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const verify = (claimed: readonly Role[], held: readonly Role[]) => {
  const asked: MemberId[] = []
  const check = verifyCurrent(
    async () => ({ memberId, roles: claimed, verified: true, expiresAt: 0, provenAt: 0 }),
    async (who) => (asked.push(who), held),
  )
  return { check, asked }
}

it('lets a token do only what its member may do still', async () => {
  const claims: readonly Role[] = ['admin', 'analyst']
  expect((await verify(claims, ['analyst']).check('token')).roles).toEqual(['analyst'])
  expect((await verify(claims, []).check('token')).roles).toEqual([])
  expect((await verify(['analyst'], ['admin', 'analyst']).check('token')).roles).toEqual(['analyst'])
})

it('looks up no roles for a token that claims none', async () => {
  const { check, asked } = verify([], ['admin'])
  expect((await check('token')).roles).toEqual([])
  expect(asked).toEqual([])
})
