import * as z from 'zod/mini'
import { typedText } from '../kernel/plain-text.ts'
import { pageFields } from '../kernel/query-fields.ts'
import { Slug, ToolId } from './tool-card.ts'

/** A tool answers by its slug and by its id; nothing else can be one. */
export const ToolParams = z.object({ tool: z.catch(z.optional(z.union([ToolId, Slug])), undefined) })

/** A part of a tool's name or address, or its id; nothing is what a moderator has hidden. And how many of those that are held to leave out. */
export const ModeratedToolsQuery = z.object({ tool: z._default(typedText(80), ''), offset: pageFields.offset })
export type ModeratedToolsQuery = z.infer<typeof ModeratedToolsQuery>
