import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'
import type { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'
import { toolNamed } from '../tools/find-tool.ts'
import { toolCards } from '../cards/tool-cards.ts'

interface ProductRow {
  readonly slug: ProductSlug
  readonly name: string
  readonly url: string | null
}

export interface Found {
  /** As the tables name it. */
  readonly key: string
  readonly subject: Subject
}

/** A tool by its name or id; a product from elsewhere where there is none, or where only the product has alternatives. */
export const findSubject = async (asked: string | undefined, parts: Parts): Promise<Found> => {
  if (asked === undefined) throw new HttpError('unknown-alternatives')
  const [tool, product] = await Promise.all([ourTool(asked, parts), productNamed(asked, parts)])
  const found = tool === undefined || (product !== undefined && !(await hasAny(tool.key, parts))) ? (product ?? tool) : tool
  if (found === undefined) throw new HttpError('unknown-alternatives')
  return found
}

const ourTool = async (asked: string, parts: Parts): Promise<Found | undefined> => {
  const toolId = await toolNamed(asked, parts)
  const card = toolId && (await toolCards(parts.database, parts.checkpoints, [toolId])).get(toolId)
  return card && { key: `tool:${card.toolId}`, subject: toolSubject(card) }
}

type Card = NonNullable<ReturnType<Awaited<ReturnType<typeof toolCards>>['get']>>

export const toolSubject = (card: Card): Subject => ({ kind: 'tool', ...card, tags: [...card.tags], makers: [...card.makers] })

const productNamed = async (asked: string, { database, checkpoints }: Parts): Promise<Found | undefined> => {
  const products = database.withSchema(checkpoints.of('alternatives').schema).from('products').where({ slug: asked.toLowerCase() })
  const row = await products.first<ProductRow | undefined>('slug', 'name', 'url')
  return row && { key: `product:${row.slug}`, subject: { kind: 'product', ...row } }
}

const hasAny = async (subject: string, { database, checkpoints }: Parts): Promise<boolean> => {
  const subjects = database.withSchema(checkpoints.of('alternatives').schema).from('subjects').where({ subject })
  return (await subjects.where('tools', '>', 0).first('subject')) !== undefined
}
