import * as z from 'zod/mini'
import { dated } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { type Period, periods } from '../kernel/periods.ts'
import { Slug, ToolId } from './tool-card.ts'

/** The better before the others. */
export const badgeKinds = [
  'year_1',
  'year_2',
  'year_3',
  'month_1',
  'month_2',
  'month_3',
  'week_1',
  'week_2',
  'week_3',
  'day_1',
  'day_2',
  'day_3',
  'live',
  'coming_soon',
  'listed',
] as const
export const BadgeKind = z.enum(badgeKinds)
export type BadgeKind = z.infer<typeof BadgeKind>

export interface Award {
  readonly period: Period
  readonly place: number
}

/** What a kind was won for; undefined where nothing has to be won for it. */
export const awardOf = (kind: BadgeKind): Award | undefined => {
  const [name, place] = kind.split('_', 2)
  const period = periods.find((each) => each === name)
  return period && { period, place: Number(place) }
}

const Badge = z.object({
  kind: BadgeKind,
  /** The first day of the period that was won, or the day of the launch; null where it names none. */
  start: z.nullable(Day),
})
export type Badge = z.infer<typeof Badge>

/** What a tool may wear now, the best first; of each kind the newest. */
export const Badges = dated({ toolId: ToolId, slug: Slug, name: z.string(), badges: z.array(Badge) })
export type Badges = z.infer<typeof Badges>
