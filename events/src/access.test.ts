import { describe, expect, it } from 'vitest'
import { access } from './access.ts'
import { capacities } from './kernel/access.ts'

const rows = [...access].map(([act, { allowed }]) => [act, allowed] as const)

describe('the access table', () => {
  it.each(rows)('names %s as a route, a command or a topic', (act) => {
    expect(act).toMatch(/^((GET|POST|PUT|PATCH|DELETE) \/\S*|command [A-Z][A-Za-z]+|topic [a-z-]+)$/)
  })

  it.each(rows)('lets somebody do %s', (_, allowed) => {
    expect(allowed.size).toBeGreaterThan(0)
    for (const capacity of allowed) expect([...capacities, 'service']).toContain(capacity)
  })

  it.each(rows.filter(([, allowed]) => allowed.has('visitor')))(
    'allows %s to every member who signs in, as visitors may do it',
    (_, allowed) => {
      expect([...allowed].toSorted()).toEqual([...capacities].toSorted())
    },
  )

  it.each(rows.filter(([, allowed]) => allowed.has('other')))('lets owners do %s, as others may', (_, allowed) => {
    expect(allowed.has('owner')).toBe(true)
  })

  it.each(rows.filter(([act]) => act.startsWith('command ')))('lets no visitor do %s', (_, allowed) => {
    expect(allowed.has('visitor')).toBe(false)
  })

  it.each(rows.filter(([, allowed]) => allowed.has('owner') && !allowed.has('member')))(
    'finds the owner by the address in %s, as only an owner may do it',
    (act) => {
      expect(act).toMatch(/\/:memberId(\/|$)/)
    },
  )
})
