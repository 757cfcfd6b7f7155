import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { defineRoute } from '../kernel/define-route.ts'
import { person } from '../kernel/face.ts'
import { pageFields } from '../kernel/query-fields.ts'
import { MadeTool } from './made-tool.ts'

/** Makers are ranked by what their launches won in so many closed days. */
export const RANKED_DAYS = 90

export const Makers = dated({
  makers: z.array(z.object({ rank: count, ...person, username: z.string(), points: count, tools: z.array(MadeTool) })),
})
export type Makers = z.infer<typeof Makers>

const query = /* @__PURE__ */ z.object(pageFields)

export const makersRoute = /* @__PURE__ */ defineRoute('GET /api/makers', { who: 'everybody', query, answer: Makers })
