import { describe, expect, it } from 'vitest'
import { auditedIn, subjectIn } from './audited-in.ts'

const fields = (values: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('the form of audits', () => {
  it('takes a product by its name in addresses, or by a whole address', () => {
    for (const tool of ['paperplane', 'https://debut.example/tool/paperplane', '/tool/paperplane?tab=reviews'])
      expect(auditedIn('tool', fields({ tool }))).toEqual({ audited: { subject: 'tool', tool: 'paperplane' } })
  })

  it('takes a member by their name, with or without what stands before it', () => {
    for (const member of ['ines', '@Ines', 'https://debut.example/profile/ines'])
      expect(auditedIn('member', fields({ member }))).toEqual({ audited: { subject: 'member', username: 'ines' } })
  })

  it('reads a moment by the clocks of Los Angeles, and says where there is none', () => {
    const at = (asOf: string) => auditedIn('day', fields({ day: '2026-11-20', asOf }))
    expect(at('2026-11-20T12:00')).toEqual({ audited: { subject: 'day', day: '2026-11-20', asOf: '2026-11-20T20:00:00.000Z' } })
    expect(at('noon')).toEqual({ wrong: 'moment' })
  })

  it('begins with what its address asks about', () => {
    const of = (query: string) => subjectIn(new URLSearchParams(query))
    expect(['', 'day=2026-11-20', 'from=2026-11-01&to=2026-11-20', 'member=ines'].map(of)).toEqual(['tool', 'day', 'range', 'member'])
  })
})
