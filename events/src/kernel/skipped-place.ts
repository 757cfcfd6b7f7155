import * as z from 'zod/mini'
import { plainText } from './plain-text.ts'

/** As it is in the names of its tables. */
export const ProjectionName = z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/))
export const StreamName = z.string().check(z.regex(/^[\w.:-]{1,200}$/))
/** Of the first event of a stream: 0. */
export const Revision = z.int().check(z.minimum(0))
/** Why it can be skipped, for those who read the log later. */
export const SkipReason = /* @__PURE__ */ plainText(10, 300)
