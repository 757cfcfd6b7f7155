import { Offer, Offers } from '../features/pricing/offer.tsx'
import { Price } from '../features/pricing/price.tsx'
import { RewardTiersTable } from '../features/voting/reward-tiers-table.tsx'
import type { ContentComponents } from '../lib/content/content.ts'
import { Callout } from '../ui/prose/callout.tsx'
import { CardGroup, CardLink } from '../ui/prose/card-group.tsx'
import { CodeBlock } from '../ui/prose/code-block.tsx'
import { ContentLink } from '../ui/prose/content-link.tsx'
import { FieldEntry, FieldList } from '../ui/prose/field-list.tsx'
import { Figure } from '../ui/prose/figure.tsx'
import { Question } from '../ui/prose/question.tsx'
import { ScrollingTable } from '../ui/prose/scrolling-table.tsx'
import { Step, Steps } from '../ui/prose/steps.tsx'

/** What a text may name without importing it, and what its links, tables and code become. What is heavy or rare, a text imports. */
export const contentComponents: ContentComponents = {
  a: ContentLink,
  pre: CodeBlock,
  table: ScrollingTable,
  Callout,
  CardGroup,
  CardLink,
  FieldEntry,
  FieldList,
  Figure,
  Offer,
  Offers,
  Price,
  Question,
  RewardTiersTable,
  Step,
  Steps,
}
