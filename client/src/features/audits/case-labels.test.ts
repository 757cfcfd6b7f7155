import { expect, it } from 'vitest'
import { auditsLabel, caseLabel, toVoter } from './case-labels.ts'

it('names a case by its first audit, with how many more it has', () => {
  expect([1, 2, 20].map((audits) => caseLabel('Harbor', audits))).toEqual(['Harbor', 'Harbor and 1 more', 'Harbor and 19 more'])
  expect([1, 3].map(auditsLabel)).toEqual(['1 audit', '3 audits'])
})

it('names a voter in an address by a vote of theirs', () => {
  expect(toVoter('01K9Z7V5C8QW8R3N4M2X000070', 48_211)).toBe('/admin/audit/cases/01K9Z7V5C8QW8R3N4M2X000070?vote=48211')
})
