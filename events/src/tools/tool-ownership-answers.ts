import type * as z from 'zod/mini'
import { dated } from '../kernel/answer-fields.ts'
import { Slug, ToolId } from './tool-card.ts'

/** That the member who asks is one of its makers: no other member gets an answer. */
export const ToolOwnership = dated({ toolId: ToolId, slug: Slug })
export type ToolOwnership = z.infer<typeof ToolOwnership>
