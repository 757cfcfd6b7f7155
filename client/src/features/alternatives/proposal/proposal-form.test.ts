import { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { NOTHING, proposalFrom } from './proposal-form.ts'

const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const harbor = { kind: 'tool', toolId, name: 'Harbor' } as const
const notion = { kind: 'product', slug: ProductSlug.parse('notion'), name: 'Notion', url: null } as const
const kite = { toolId: '01K9Z7V5C0QW8R3N4M2X000002', name: 'Kite' }

it('proposes another of our products to one', () => {
  expect(proposalFrom(harbor, { ...NOTHING, other: kite }).proposal).toEqual({ toolId, other: { kind: 'tool', toolId: kite.toolId } })
  expect(proposalFrom(harbor, NOTHING)).toEqual({ problems: { other: 'Choose a product.' } })
  expect(proposalFrom(harbor, { ...NOTHING, other: { toolId, name: 'Harbor' } }).problems).toHaveProperty('other')
})

it('proposes one from elsewhere, whose address may lack what people leave out', () => {
  const filled = { ...NOTHING, side: 'elsewhere', name: ' Notion ', url: 'notion.example' } as const
  expect(proposalFrom(harbor, filled).proposal?.other).toEqual({ kind: 'product', name: 'Notion', url: 'https://notion.example' })
  expect(proposalFrom(harbor, { ...filled, url: '' }).proposal?.other).toMatchObject({ url: null })
  expect(proposalFrom(harbor, { ...filled, name: 'N', url: 'http://notion.example' })).toEqual({
    problems: { name: expect.any(String), url: expect.any(String) },
  })
})

it('proposes one of ours to a product from elsewhere, under the name that this has already', () => {
  expect(proposalFrom(notion, NOTHING)).toEqual({ problems: { tool: 'Choose a product.' } })
  expect(proposalFrom(notion, { ...NOTHING, tool: kite }).proposal).toEqual({
    toolId: kite.toolId,
    other: { kind: 'product', name: 'Notion', url: null },
  })
})

it('asks for both where the page is about neither', () => {
  expect(Object.keys(proposalFrom(null, NOTHING).problems)).toEqual(['tool', 'other'])
})
