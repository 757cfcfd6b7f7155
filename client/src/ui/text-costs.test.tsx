import { LONGEST_POST } from '@debut/events/discussion/discussion-form.ts'
import { costGrowth } from '@debut/events/testing/cost-growth.ts'
import { hostileSeeds } from '@debut/events/testing/hostile-texts.ts'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { drawText } from '../app/draw-text.tsx'
import { Markdown } from './markdown.tsx'
import { markedIn } from './marked.tsx'

it.each<[string, (text: string) => unknown]>([
  ['Markdown', (text) => drawText(text, 'https://debut.example')],
  ['what is marked in what was found', (text) => markedIn(text, ['a', 'aa', 'b'])],
])('%s costs no more than its length', (_what, draw) => {
  expect(hostileSeeds.flatMap((seed) => costGrowth(draw, seed, LONGEST_POST) ?? [])).toEqual([])
})

it('Markdown is drawn however deep its emphasis is', () => {
  for (const text of [
    '*a '.repeat(3_333),
    `${'*a '.repeat(1_600)}${'a* '.repeat(1_600)}`,
    `${'**_a '.repeat(1_000)}${'a_** '.repeat(1_000)}`,
  ])
    expect(renderToString(<Markdown text={text} />)).toContain('a')
})
