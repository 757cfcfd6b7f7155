import { CaseId, Pseudonym } from '@debut/events/cases/case-form.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { pseudonymOf } from './pseudonym.ts'

const [salt, otherSalt] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const [one, other] = ['01K9Z7V5C1ABCDEFGHJK000001', '01K9Z7V5C1ABCDEFGHJK000002'].map((id) => CaseId.parse(id)) as [CaseId, CaseId]
const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const noor = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

it('is the same within a case, and another one in the next, for another member and under another salt', () => {
  expect(pseudonymOf(salt, one, ines)).toBe(pseudonymOf(salt, one, ines))
  const all = [
    pseudonymOf(salt, one, ines),
    pseudonymOf(salt, other, ines),
    pseudonymOf(salt, one, noor),
    pseudonymOf(otherSalt, one, ines),
  ]
  expect(new Set(all).size).toBe(4)
  for (const each of all) expect(Pseudonym.parse(each)).toBe(each)
})
