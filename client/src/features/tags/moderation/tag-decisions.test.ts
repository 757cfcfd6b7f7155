import { TagSlug } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { tagDecisions } from './tag-decisions.tsx'

const followsOf = (name: string | null) =>
  tagDecisions({ tag: TagSlug.parse('llm'), name, tools: 3, waitsFor: null })[0]?.confirm?.follows.join(' ') ?? ''

it('says that a tag which is kept stays, and of a new name only where there was one', () => {
  expect(followsOf(null)).toContain('The tag stays on 3 products')
  expect(followsOf(null)).not.toContain('new name')
  expect(followsOf('LLM')).toContain('Everyone sees the new name.')
})
