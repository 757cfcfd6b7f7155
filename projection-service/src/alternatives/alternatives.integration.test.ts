import { AlternativeAccepted, AlternativeProposed, AlternativeRejected } from '@debut/events/alternatives/alternative-events.ts'
import { type Other, ProductSlug, type RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { ToolEdited, ToolHidden, ToolShown } from '@debut/events/tools/tool-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { cardOf, closed, firstDay, listed, opened, toolId } from '../testing/given-tools.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import type { Fact } from '../testing/made-commits.ts'
import { alternatives } from './alternatives-projector.ts'

const database = projectionDatabase()
const onTool = (n: number, fact: Fact) => appended(`tool-${toolId(n)}`, {}, fact)
const launched = (n: number) => [listed(n), opened(n)]
const hidden = (n: number) => onTool(n, ToolHidden({ toolId: toolId(n), by: ines }))
const shown = (n: number) => onTool(n, ToolShown({ toolId: toolId(n), by: ines }))
/** Of the first tool, the second, and so on. */
const closedWith = (...points: number[]) => closed(firstDay, ...points.map((each, index) => ({ tool: index + 1, points: each })))

const tool = (n: number): Other => ({ kind: 'tool', toolId: toolId(n) })
const product = (name: string, url: string | null = null): Other => ({
  kind: 'product',
  slug: ProductSlug.parse(name.toLowerCase()),
  name,
  url,
})
const onPair = (n: number, other: Other, fact: (alternativeId: ReturnType<typeof alternativeIdOf>) => Fact) => {
  const alternativeId = alternativeIdOf(toolId(n), other)
  return appended(alternativeStream(alternativeId), {}, fact(alternativeId))
}
const proposed = (n: number, other: Other) =>
  onPair(n, other, (alternativeId) => AlternativeProposed({ alternativeId, toolId: toolId(n), other, by: tomasz }))
const accepted = (n: number, other: Other) => onPair(n, other, (alternativeId) => AlternativeAccepted({ alternativeId, by: ines }))
const rejected = (n: number, other: Other, reason: RejectReason = 'not-alike') =>
  onPair(n, other, (alternativeId) => AlternativeRejected({ alternativeId, by: ines, reason }))
const taken = (n: number, other: Other) => [proposed(n, other), accepted(n, other)]

type Log = Parameters<typeof rowsOf>[2]

/** The same however the log is cut into batches. */
const every = async (log: Log, sql: string) => {
  const one = await rowsOf(database(), alternatives, log, sql, 1)
  for (const size of [2, 3, 100]) expect(await rowsOf(database(), alternatives, log, sql, size)).toEqual(one)
  return one
}
const EDGES = `select subject, right(tool_id, 1)::int as tool, points, closed from edges order by subject, tool_id`
const edge = (subject: string, n: number, points = 0, isClosed = false) => ({ subject, tool: n, points, closed: isClosed })
const of = (n: number) => `tool:${toolId(n)}`

describe('an alternative', () => {
  it('is shown of both tools once it is accepted, and no longer when it is turned down', async () => {
    const both = [...launched(1), ...launched(2)]
    expect(await every([...both, proposed(1, tool(2))], EDGES)).toEqual([])
    const log = [...both, ...taken(1, tool(2))]
    expect(await every(log, EDGES)).toEqual([edge(of(1), 2), edge(of(2), 1)])
    expect(await every(log, 'select subject, tools from subjects order by subject')).toEqual([
      { subject: of(1), tools: 1 },
      { subject: of(2), tools: 1 },
    ])
    const over = [...log, rejected(1, tool(2))]
    expect(await every(over, EDGES)).toEqual([])
    expect(await every(over, 'select * from subjects where tools <> 0')).toEqual([])
    expect(await every([...over, accepted(1, tool(2))], EDGES)).toHaveLength(2)
  })

  it('waits for the launch of a tool, and for both sides to be shown', async () => {
    const [listing, opening] = launched(2)
    const log = [...launched(1), listing!, ...taken(1, tool(2))]
    expect(await every(log, EDGES)).toEqual([edge(of(2), 1)])
    const open = [...log, opening!]
    expect(await every(open, EDGES)).toHaveLength(2)
    expect(await every([...open, hidden(2)], EDGES)).toEqual([])
    expect(await every([...open, hidden(2)], 'select * from subjects where tools <> 0')).toEqual([])
    expect(await every([...open, hidden(2), shown(2)], EDGES)).toEqual([edge(of(1), 2), edge(of(2), 1)])
  })

  it('is counted by what it can be asked for, and takes its points along', async () => {
    const { ownerId: by, makers: _, ...card } = cardOf(2, { category: 'business', pricing: 'paid' })
    const edited = onTool(2, ToolEdited({ ...card, by }))
    const log = [...launched(1), ...launched(2), closedWith(4, 9), ...taken(1, product('Notion')), ...taken(2, product('Notion')), edited]
    expect(await every(log, EDGES)).toEqual([edge('product:notion', 1, 4, true), edge('product:notion', 2, 9, true)])
    expect(await every(log, 'select subject, category, pricing, tools from totals where tools > 0 order by category')).toEqual([
      { subject: 'product:notion', category: 'business', pricing: 'paid', tools: 1 },
      { subject: 'product:notion', category: 'design', pricing: 'free', tools: 1 },
    ])
    expect(await every([...log, rejected(2, product('Notion'))], 'select subject, tools from subjects')).toEqual([
      { subject: 'product:notion', tools: 1 },
    ])
  })

  it('calls a product by the first name that was accepted', async () => {
    const names = 'select slug, name, url from products'
    const log = [...launched(1), ...launched(2), ...taken(2, product('Notion', 'https://notion.example/')), ...taken(1, product('NOTION'))]
    expect(await every(log, names)).toEqual([{ slug: 'notion', name: 'Notion', url: 'https://notion.example/' }])
    expect(await every([...log, rejected(2, product('Notion'))], names)).toEqual([{ slug: 'notion', name: 'NOTION', url: null }])
    const anew = [...log, rejected(2, product('Notion'), 'wrong-details'), rejected(1, product('NOTION')), ...taken(2, product('notion'))]
    expect(await every(anew, names)).toEqual([{ slug: 'notion', name: 'notion', url: null }])
  })

  it('is known with who proposed it and what became of it', async () => {
    const log = [...launched(1), proposed(1, product('Notion')), rejected(1, product('Notion'), 'unknown-product')]
    expect(await every(log, 'select other, name, state, reason, proposed_by from pairs')).toEqual([
      { other: 'product:notion', name: 'Notion', state: 'rejected', reason: 'unknown-product', proposed_by: tomasz },
    ])
  })
})
