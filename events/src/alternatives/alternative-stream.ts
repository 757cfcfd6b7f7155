import { sha256 } from '../kernel/merkle.ts'
import type { ToolId } from '../tools/tool-card.ts'
import { AlternativeId, type ProductSlug } from './alternative-form.ts'

type Side = { readonly kind: 'tool'; readonly toolId: ToolId } | { readonly kind: 'product'; readonly slug: ProductSlug }

const nameOf = (side: Side) => (side.kind === 'tool' ? `tool:${side.toolId}` : `product:${side.slug}`)

/** The same for a pair whichever of its sides is named first. */
export const alternativeIdOf = (toolId: ToolId, other: Side): AlternativeId =>
  AlternativeId.parse(sha256([nameOf({ kind: 'tool', toolId }), nameOf(other)].toSorted().join(' ')).slice(0, 32))

/** One stream per pair makes it unique. */
export const alternativeStream = (alternativeId: AlternativeId) => `alternative-${alternativeId}`
