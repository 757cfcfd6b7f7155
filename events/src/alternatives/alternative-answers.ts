import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { ListedTool } from '../tools/listing-answers.ts'
import { toolRow } from '../tools/tool-answers.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'
import { AlternativeId, ProductSlug, RejectReason } from './alternative-form.ts'

/** A product from elsewhere, as the first pair that was accepted names it. */
const Product = z.object({ kind: z.literal('product'), slug: ProductSlug, name: z.string(), url: z.nullable(z.string()) })

/** What the alternatives are to. */
const Subject = z.union([z.object({ kind: z.literal('tool'), ...toolRow }), Product])
export type Subject = z.infer<typeof Subject>

/** The launched tools that can stand in for one. */
export const Alternatives = dated({
  subject: Subject,
  tools: z.array(ListedTool),
  /** How many there are as asked for, and how many in all. */
  total: count,
  all: count,
  categories: z.array(z.object({ category: z.string(), tools: count })),
  /** In which any was launched, the newest first. */
  years: z.array(count),
})
export type Alternatives = z.infer<typeof Alternatives>

const Face = z.object({ toolId: ToolId, slug: Slug, name: z.string(), logo: z.string() })

/** What has alternatives, the most first, each with the best of them; and how many there are, no more than can be read. */
export const Subjects = dated({
  subjects: z.array(z.object({ subject: Subject, tools: count, best: z.array(Face) })),
  total: count,
})
export type Subjects = z.infer<typeof Subjects>

const Judged = z.object({
  alternativeId: AlternativeId,
  tool: Face,
  other: z.union([z.object({ kind: z.literal('tool'), ...Face.shape }), Product]),
  /** Who proposed it. Null once they are erased. */
  by: z.nullable(z.string()),
  proposedAt: IsoInstant,
  state: z.enum(['proposed', 'accepted', 'rejected']),
  /** Why it was turned down; null where it was not. */
  reason: z.nullable(RejectReason),
  waitsFor: WaitsFor,
})

/** For moderators: what waits for them, the oldest first, with how many there are; and what was decided last. */
export const ModeratedAlternatives = dated({ proposed: z.array(Judged), waiting: count, decided: z.array(Judged) })
export type ModeratedAlternatives = z.infer<typeof ModeratedAlternatives>
