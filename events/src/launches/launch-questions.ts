import * as z from 'zod/mini'
import { pageFields, QueryDay } from '../kernel/query-fields.ts'
import { Period } from '../kernel/periods.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { typedText } from '../kernel/plain-text.ts'

export const LaunchParams = z.object({ launchId: LaunchId })
export const WhyQuery = z.object({ period: z._default(Period, 'day') })

export const DayParams = z.object({ day: QueryDay })
export const DaysQuery = z.object({ limit: pageFields.limit, before: z.optional(QueryDay) })

/** A part of a tool's name or address, or a launch's id; nothing is what is on around now. And how many of them to leave out. */
export const ModeratedQuery = z.object({ q: z._default(typedText(80), ''), offset: pageFields.offset })
export type ModeratedQuery = z.infer<typeof ModeratedQuery>
