import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/launches/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { tool, type ToolCommand } from './tool.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const noor = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launch = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)

const listed = (name = 'Paperplane') =>
  ToolListed({
    toolId,
    ownerId: ines,
    makers: [ines, noor],
    slug: 'paperplane',
    name,
    tagline: 'Send a letter that folds itself',
    url: 'https://paperplane.example',
    category: 'design',
    pricing: 'free',
    tags: ['mail'],
    logo: '/logo.svg',
  })
const list = (name?: string): ToolCommand => ({ type: 'ListTool', card: listed(name).data })
const plan = (index: number): ToolCommand => ({ type: 'PlanLaunch', toolId, launchId: launch(index) })
const planned = (index: number) => LaunchPlanned({ toolId, launchId: launch(index) })
const { given, play } = specify(tool)

describe('a tool', () => {
  it('is listed with the whole of its card, once', () => {
    given().when(list()).then(listed())
    given(listed()).when(list()).thenNothing()
  })

  it('is not overwritten by another card under its id', () => {
    given(listed()).when(list('Papership')).thenRefused('tool-exists')
  })

  it('is launched once it is listed, as often as it likes', () => {
    given().when(plan(1)).thenRefused('unknown-tool')
    given(listed()).when(plan(1)).then(planned(1))
    given(listed(), planned(1)).when(plan(2)).then(planned(2))
  })

  it('keeps its newest launch when an older one is planned again', () => {
    given(listed(), planned(1), planned(2)).when(plan(1)).thenNothing()
    expect(play([list(), plan(1), plan(2), plan(1)]).state).toMatchObject({ newestLaunch: launch(2), makers: [ines, noor] })
  })

  it('has the card and the launches that a naive reading of any sequence gives it, and every command can be repeated', () => {
    const wish = fc.oneof(fc.constantFrom('Paperplane', 'Papership').map(list), fc.integer({ min: 1, max: 4 }).map(plan))
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 16 }), (wishes) => {
        const first = wishes.findIndex(({ type }) => type === 'ListTool')
        const card = wishes.flatMap((each) => (each.type === 'ListTool' ? [each.card] : []))[0]
        const launches = new Set(wishes.slice(first).flatMap((each) => (first >= 0 && each.type === 'PlanLaunch' ? [each.launchId] : [])))
        const { state } = play(wishes)
        expect(state).toMatchObject({ card, launches: [...launches], newestLaunch: [...launches].at(-1) })
        expect(play(wishes.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
