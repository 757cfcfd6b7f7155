import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { describe, expect, it } from 'vitest'
import { AuditRefused } from './audit-refused.ts'
import { questionOf } from './question.ts'

const clock = () => toInstant('2026-11-21T12:00:00Z')

describe('what an audit is asked', () => {
  it('is one tool, one member or one day', () => {
    expect(questionOf(['--tool', 'paperplane'], clock)).toEqual({ subject: 'tool', name: 'paperplane', asOf: undefined })
    expect(questionOf(['--member=ines'], clock)).toEqual({ subject: 'member', name: 'ines', asOf: undefined })
    expect(questionOf(['--day', '2026-11-20'], clock)).toEqual({ subject: 'day', name: '2026-11-20', asOf: undefined })
  })

  it('may be asked of a moment, whatever zone it is written in', () => {
    const { asOf } = questionOf(['--tool', 'paperplane', '--as-of', '2026-11-20T08:00:00-08:00'], clock)
    expect(asOf && isoOf(asOf)).toBe('2026-11-20T16:00:00.000Z')
  })

  it.each([
    [[], 'Name one tool, one member or one day, or ask for --all.'],
    [['--tool', 'paperplane', '--day', '2026-11-20'], 'Name one tool, one member or one day, or ask for --all.'],
    [['--tool', 'paperplane', '--tool', 'kite'], 'Name one tool, one member or one day, or ask for --all.'],
    [['--tool'], 'argument missing'],
    [['--tool', ''], '--tool needs a value.'],
    [['--tools', 'paperplane'], "Unknown option '--tools'"],
    [['paperplane'], 'Unexpected argument'],
    [['--tool', 'paperplane', '--as-of', 'noon'], '"noon" is not a moment'],
    [['--tool', 'paperplane', '--as-of', '2026-11-20T12:00:00'], 'with its zone'],
    [['--tool', 'paperplane', '--as-of', '2026-11-20T25:00:00Z'], 'is not a moment'],
    [['--tool', 'paperplane', '--as-of', '2026-11-21T12:00:01Z'], 'has not come yet'],
  ])('is refused where it is %j, with how to ask', (args, message) => {
    const ask = () => questionOf(args, clock)
    expect(ask).toThrow(AuditRefused)
    expect(ask).toThrow(message)
    expect(ask).toThrow('Usage: npm run audit')
  })
})
