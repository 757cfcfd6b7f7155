import { describe, expect, it } from 'vitest'
import { DescribeProfile } from './member-commands.ts'
import { linkProblem } from './self-description.ts'

const problemsOf = (payload: object) =>
  DescribeProfile.payload
    .safeParse({ bio: '', links: {}, ...payload })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('what members say of themselves', () => {
  it('is a bio of up to 280 characters, which may have lines', () => {
    expect(DescribeProfile.payload.parse({ bio: '  I fold paper,\nand maps. ', links: {} }).bio).toBe('I fold paper,\nand maps.')
    expect(problemsOf({ bio: 'x'.repeat(280) })).toBeUndefined()
    expect(problemsOf({ bio: `${' '.repeat(50)}${'x'.repeat(280)}` })).toBeUndefined()
    for (const length of [281, 10_000]) expect(problemsOf({ bio: 'x'.repeat(length) })).toEqual(['bio takes at most 280 characters'])
    expect(problemsOf({ bio: 'I fold\u0000 paper' })).toEqual(['bio holds a character that can’t be shown'])
  })

  it.each([
    ['website', 'javascript:alert(1)', 'needs to be a web address that begins with https://'],
    ['website', 'data:text/html,<script>alert(1)</script>', 'needs to be a web address that begins with https://'],
    ['website', 'http://ines.example/', 'needs to be a web address that begins with https://'],
    ['website', 'ines.example', 'needs to be a web address that begins with https://'],
    ['website', 'https://ines:secret@ines.example/', 'holds a user name or a password'],
    ['website', `https://ines.example/${'x'.repeat(2_048)}`, 'is longer than 2,048 characters'],
    ['github', 'https://github.example/ines', 'leads to another site'],
    ['x', 'https://evil.example/x.com', 'leads to another site'],
  ] as const)('refuses as their %s %s: it %s', (kind, address, problem) => {
    expect(linkProblem(kind, address)).toBe(problem)
    expect(problemsOf({ links: { [kind]: address } })).toEqual([`links.${kind} ${problem}`])
  })

  it('is a website and pages on networks that makers link to', () => {
    const links = { website: 'https://ines.example/', github: 'https://github.com/ines', mastodon: 'https://anywhere.example/@ines' }
    expect(problemsOf({ links })).toBeUndefined()
    expect(problemsOf({ links: { myspace: 'https://myspace.com/ines' } })).toHaveLength(1)
  })
})
