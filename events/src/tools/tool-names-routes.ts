import * as z from 'zod/mini'
import { dated } from '../kernel/answer-fields.ts'
import { defineRoute } from '../kernel/define-route.ts'
import { plainText } from '../kernel/plain-text.ts'
import { Slug } from './tool-card.ts'

/** As many as a list of ideas has, and some more. */
export const MOST_NAMES = 30
const LONGEST_NAME = 40

export const ToolNamesQuery = z.object({
  names: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(MOST_NAMES * (LONGEST_NAME + 1))),
      z.transform((text: string) => text.split(',')),
    ),
    z.array(plainText(2, LONGEST_NAME)).check(z.maxLength(MOST_NAMES)),
  ),
})
export type ToolNamesQuery = z.infer<typeof ToolNamesQuery>

/** `name` as it was asked for. */
export const ToolNames = dated({ taken: z.array(z.object({ name: z.string(), slug: Slug })) })
export type ToolNames = z.infer<typeof ToolNames>

export const toolNamesRoute = /* @__PURE__ */ defineRoute('GET /api/tool-names', {
  who: 'everybody',
  query: ToolNamesQuery,
  answer: ToolNames,
})
