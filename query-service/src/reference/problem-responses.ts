import { access } from '@debut/events/access.ts'
import type { RouteDefinition } from '@debut/events/kernel/define-route.ts'
import type { Description } from '@debut/events/kernel/define-sentences.ts'
import { problemOf } from '@debut/events/problems.ts'
import type { Operation } from '@debut/events/reference/reference-answers.ts'
import { COMPONENTS } from './json-schemas.ts'

type Response = Operation['responses'][string]

/** What any request of this form can be refused with, whatever it is about. */
export const commonProblems = (route: string, row: RouteDefinition, described: Description, isAsked: boolean): string[] => [
  ...(isAsked || described.takes !== undefined ? ['invalid'] : []),
  ...(row.body === undefined ? [] : ['malformed-json', 'too-large', 'unsupported-media-type']),
  ...(described.takes === undefined ? [] : ['malformed-request']),
  ...(row.who === 'everybody' ? [] : ['sign-in-required']),
  ...(row.who === 'everybody' || row.beforeSecondFactor ? [] : ['second-factor-required']),
  ...(row.who === 'everybody' || row.who === 'members' ? [] : ['forbidden']),
  ...(access.get(route)?.whileSanctioned === false ? ['suspended', 'banned'] : []),
  'invalid-token',
  'internal',
  'unavailable',
]

/** The refusals of an operation, by their status. */
export const problemResponses = (codes: readonly string[]): Record<string, Response> => {
  const byStatus = Map.groupBy(new Set(codes), (code) => String(problemOf(code).status))
  return Object.fromEntries(
    [...byStatus].toSorted(([one], [other]) => Number(one) - Number(other)).map(([status, each]) => [status, responseOf(status, each)]),
  )
}

const responseOf = (status: string, codes: readonly string[]): Response => ({
  description: codes.map((code) => `\`${code}\`: ${problemOf(code).message}`).join('\n\n'),
  ...(status === '503' && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
  content: { 'application/json': { schema: { $ref: `${COMPONENTS}Problem` } } },
  'x-codes': [...codes],
})
