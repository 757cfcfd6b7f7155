import * as z from 'zod/mini'
import { MemberId } from '../kernel/ids.ts'
import { Category, MOST_MAKERS, MOST_PICTURES, networks, Pricing } from '../tools/tool-card.ts'
import { ToolPicture } from '../tools/tool-picture.ts'
import { typedText } from '../kernel/plain-text.ts'

const typed = (most: number) => z._default(typedText(most), '')

/** Counts how often a draft was saved, in a column of four bytes. */
export const Revision = z.int().check(z.gte(0), z.lt(2 ** 31))

/** A product as far as it is written. Whatever was typed is kept, also what can't be published so. */
export const DraftContent = z.object({
  name: typed(200),
  slug: typed(100),
  url: typed(2_048),
  tagline: typed(400),
  description: typed(10_000),
  category: z._default(z.nullable(Category), null),
  pricing: z._default(z.nullable(Pricing), null),
  tags: z._default(z.array(typedText(60)).check(z.maxLength(6)), []),
  openSource: z._default(z.boolean(), false),
  repoUrl: typed(2_048),
  logo: z._default(z.nullable(ToolPicture), null),
  images: z._default(z.array(ToolPicture).check(z.maxLength(MOST_PICTURES)), []),
  videoUrl: typed(2_048),
  socials: z._default(z.partialRecord(z.enum(networks), typedText(2_048)), {}),
  deal: z._default(z.object({ text: typed(400), code: typed(100) }), { text: '', code: '' }),
  sale: z._default(
    z.object({ ask: typed(40), currency: z._default(z.enum(['USD', 'EUR', 'GBP']), 'USD'), revenue: typed(40), profit: typed(40) }),
    {
      ask: '',
      currency: 'USD',
      revenue: '',
      profit: '',
    },
  ),
  /** Who is asked to be a maker too. */
  invited: z._default(z.array(z.object({ memberId: MemberId, username: typedText(60) })).check(z.maxLength(MOST_MAKERS - 1)), []),
})
export type DraftContent = z.infer<typeof DraftContent>
