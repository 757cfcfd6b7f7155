import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { DemoPerson } from './people.ts'
import { type Random, randomOf } from './random.ts'

/** A launch that somebody may vote for. */
export interface Offer {
  readonly launchId: string
  readonly tool: { readonly slug: string; readonly category: string }
  readonly makers: readonly MemberId[]
}

/** How the days back count beside the day's own launches. */
const LIVELY = [8, 1.6, 0.8, 0.5, 0.4, 0.3, 0.3]
/** So many days' launches are offered, the day's own among them. */
export const OFFERED_DAYS = LIVELY.length

const appeals = new Map<string, number>()

/** How well a tool is liked, by everybody and for ever. */
const appealOf = (slug: string): number => {
  const appeal = appeals.get(slug) ?? Math.exp(1.05 * randomOf(`${slug} appeal`).normal())
  appeals.set(slug, appeal)
  return appeal
}

/** Makers can't vote for their own. */
export const mayChoose = ({ memberId }: DemoPerson, { makers }: Offer) => !makers.includes(memberId)

/** What somebody votes for, of a day's launches and those of the days before it, each day by itself. */
export const chooseAmong = <Offered extends Offer>(
  person: DemoPerson,
  days: readonly (readonly Offered[])[],
  voted: ReadonlySet<string>,
  random: Random,
): Offered | undefined => {
  const open: Offered[] = []
  const liked: number[] = []
  for (const [daysAgo, offers] of days.entries())
    for (const offer of offers) {
      if (voted.has(offer.launchId) || !mayChoose(person, offer)) continue
      open.push(offer)
      liked.push((LIVELY[daysAgo] ?? 0) * appealOf(offer.tool.slug) * (person.taste.get(offer.tool.category) ?? 1))
    }
  return open[random.weighted(liked)]
}
