import * as z from 'zod/mini'
import { Slug } from '../tools/tool-card.ts'

/** Of what a member makes, a row beside their name shows no more. */
export const MADE_TOOLS = 3

/** What such a row shows of a tool. */
export const MadeTool = z.object({ slug: Slug, name: z.string(), logo: z.string() })
export type MadeTool = z.infer<typeof MadeTool>
