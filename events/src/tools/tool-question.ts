import * as z from 'zod/mini'
import { Slug, ToolId } from './tool-card.ts'

/** A tool answers by its slug and by its id; nothing else can be one. */
export const ToolParams = z.object({ tool: z.catch(z.optional(z.union([ToolId, Slug])), undefined) })
