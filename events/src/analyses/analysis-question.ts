import * as z from 'zod/mini'
import { seen, plainText } from '../kernel/plain-text.ts'

const MOST_PARAMS = 4
const ParamName = z.string().check(z.regex(/^[a-z]{1,20}$/))
/** Days, moments, and names as they stand in addresses. */
const ParamValue = z.union([z.string().check(z.regex(/^[\w.:+-]{0,80}$/)), z.number()])

/** A rule as it travels and as the log keeps it. The rule’s own schema says more. */
export const AskedRule = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/)),
  version: z.int().check(z.minimum(1), z.maximum(1_000)),
  params: z
    .record(ParamName, ParamValue)
    .check(z.refine((params) => Object.keys(params).length <= MOST_PARAMS, `has at most ${MOST_PARAMS} parameters`)),
})
export type AskedRule = z.infer<typeof AskedRule>

const SHORTEST_NAME = 3
export const LONGEST_NAME = 80

export const AnalysisName = plainText(SHORTEST_NAME, LONGEST_NAME).check(seen())
