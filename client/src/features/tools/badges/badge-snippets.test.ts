import { Day } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import { htmlSnippet, markdownSnippet } from './badge-snippets.ts'

const ORIGIN = 'https://debut.example'
const worn = { slug: 'paperplane', name: 'Paperplane', badge: { kind: 'day_1', start: Day.parse('2026-03-02') }, theme: 'dark' } as const

it('shows the badge, says it in words and leads to its proof', () => {
  expect(htmlSnippet(ORIGIN, worn)).toBe(
    '<a href="https://debut.example/r/paperplane?badge=day_1"><img src="https://debut.example/badges/paperplane/day_1.svg?theme=dark" alt="Paperplane: #1 of the day on Debut, 2 Mar 2026" width="250" height="54"></a>',
  )
  expect(markdownSnippet(ORIGIN, worn)).toBe(
    '[![Paperplane: #1 of the day on Debut, 2 Mar 2026](https://debut.example/badges/paperplane/day_1.svg?theme=dark)](https://debut.example/r/paperplane?badge=day_1)',
  )
})

it('carries a name as text, whatever it is', () => {
  const odd = { ...worn, name: `"><b>[x](y) & *z*` }
  expect(htmlSnippet(ORIGIN, odd)).toContain('alt="&quot;&gt;&lt;b&gt;[x](y) &amp; *z*: #1')
  expect(markdownSnippet(ORIGIN, odd)).toContain(String.raw`[!["\>\<b\>\[x\](y) \& \*z\*: #1`)
})
