import { Offer, Offers } from '../features/pricing/offer.tsx'
import { Price } from '../features/pricing/price.tsx'
import { RewardTiersTable } from '../features/voting/reward-tiers-table.tsx'
import type { ContentComponents } from '../lib/content/content.ts'
import { Callout } from '../ui/prose/callout.tsx'
import { CardGroup, CardLink } from '../ui/prose/card-group.tsx'
import { ContentLink } from '../ui/prose/content-link.tsx'
import { Question } from '../ui/prose/question.tsx'
import { ScrollingTable } from '../ui/prose/scrolling-table.tsx'
import { Step, Steps } from '../ui/prose/steps.tsx'

/** What a text may name without importing it, and what its links and tables become. */
export const contentComponents: ContentComponents = {
  a: ContentLink,
  table: ScrollingTable,
  Callout,
  CardGroup,
  CardLink,
  Offer,
  Offers,
  Price,
  Question,
  RewardTiersTable,
  Step,
  Steps,
}
