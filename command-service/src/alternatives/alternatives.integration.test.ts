import { PROPOSALS_A_DAY } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf } from '@debut/events/alternatives/alternative-stream.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const [lamp, kiln] = [ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'), ToolId.parse('01K9Z7V5C0QW8R3N4M2X000002')]

describe('a proposal', () => {
  let world: World
  let url: string
  let admin: string
  let ines: string

  beforeAll(async () => {
    world = await startWorld()
    url = (await world.commandService()).url
    const boss = await world.appoint(world.person('boss', 'admin'))
    admin = await world.token(boss)
    const maker = world.person('ines')
    ines = await world.token(maker)
    await sendCommand(url, ines, 'RegisterMember', { username: 'ines' })
    for (const [toolId, slug] of [
      [lamp, 'lamp'],
      [kiln, 'kiln'],
    ]) {
      const card = {
        name: slug,
        slug,
        tagline: 'Does what it says it does',
        url: `https://${slug}.example/`,
        category: 'design',
        pricing: 'free',
        tags: ['ai'],
        logo: '/logo.svg',
      }
      expect((await sendCommand(url, admin, 'ListTool', { toolId, ownerId: maker.memberId, ...card })).status).toBe(200)
    }
  })
  afterAll(() => world.close())

  const propose = async (other: object, { token = ines, toolId = lamp }: { token?: string; toolId?: ToolId } = {}) => {
    const { status, body } = await sendCommand(url, token, 'ProposeAlternative', { toolId, other })
    return body.code ?? status
  }
  const product = (name: string, address?: string) => ({ kind: 'product', name, ...(address !== undefined && { url: address }) })
  const judge = async (type: string, otherId: ToolId, more: object = {}, token = admin) => {
    const alternativeId = alternativeIdOf(lamp, { kind: 'tool', toolId: otherId })
    const { status, body } = await sendCommand(url, token, type, { alternativeId, ...more })
    return body.code ?? status
  }

  it('is taken of two products that are here, once, whichever of them is named first', async () => {
    expect(await propose({ kind: 'tool', toolId: lamp })).toBe('alternative-itself')
    expect(await propose({ kind: 'tool', toolId: '01K9Z7V5C0QW8R3N4M2X000009' })).toBe('unknown-tool')
    expect(await judge('AcceptAlternative', kiln)).toBe('unknown-alternative')
    expect(await propose({ kind: 'tool', toolId: kiln })).toBe(200)
    expect(await propose({ kind: 'tool', toolId: lamp }, { toolId: kiln })).toBe('alternative-proposed')
  })

  it('is an admin’s to accept or to turn down', async () => {
    expect(await judge('AcceptAlternative', kiln, {}, ines)).toBe('forbidden')
    expect(await judge('AcceptAlternative', kiln)).toBe(200)
    expect(await propose({ kind: 'tool', toolId: kiln })).toBe('alternative-accepted')
    expect(await judge('RejectAlternative', kiln, { reason: 'not-alike' })).toBe(200)
    expect(await propose({ kind: 'tool', toolId: kiln })).toBe('alternative-rejected')
  })

  it('names products from elsewhere, of which an address can be made, and that are not here themselves', async () => {
    expect(await propose(product('Notion', 'https://notion.example/'))).toBe(200)
    expect(await propose(product('  NOTION '))).toBe('alternative-proposed')
    expect(await propose(product('飞书'))).toBe('product-unnamed')
    expect(await propose(product('Kiln'))).toBe('product-is-here')
    expect(await propose(product('Slack', 'http://slack.example/'))).toBe('invalid')
    expect(await propose(product('x'.repeat(61)))).toBe('invalid')
    expect(await propose(product('Sl\u200back'))).toBe('invalid')
    expect(await propose(product('Slack', 'https://ines@slack.example/'))).toBe('invalid')
    await sendCommand(url, ines, 'HideTool', { toolId: kiln })
    expect(await propose(product('Kiln'))).toBe(200)
    expect(await propose({ kind: 'tool', toolId: kiln })).toBe('unknown-tool')
  })

  it('comes from members, and from each so many a day', async () => {
    const noor = await world.token(world.person('noor'))
    expect(await propose(product('Trello'), { token: noor })).toBe('not-registered')
    await sendCommand(url, noor, 'RegisterMember', { username: 'noor' })
    const answers = []
    for (let index = 0; index <= PROPOSALS_A_DAY; index++) answers.push(await propose(product(`Trello ${index}`), { token: noor }))
    expect(answers).toEqual([...Array.from({ length: PROPOSALS_A_DAY }, () => 200), 'too-many-alternatives'])
    // What would be refused anyway is refused with its own code.
    expect(await propose(product('Trello 1'), { token: noor })).toBe('alternative-proposed')
  })
})
