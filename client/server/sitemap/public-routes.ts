import { capabilities } from '@debut/events/capabilities.ts'
import { groupOf, isDescribed } from '@debut/events/kernel/define-sentences.ts'
import { categories } from '@debut/events/tools/tool-card.ts'
import { FREE_TOOLS_PATH, freeTools } from '../../src/features/free-tools/free-tools-list.ts'

/** The pages that everybody may find, and that neither move on nor belong to one reader. */
export const publicRoutes: readonly string[] = [
  '/',
  '/weekly',
  '/monthly',
  '/yearly',
  '/for-sale',
  '/categories',
  ...categories.map((category) => `/categories/${category}`),
  '/tags',
  '/best-products-by-tag',
  '/alternatives',
  '/streaks-leaderboard',
  '/transparency',
  '/community',
  '/community/makers',
  '/blog',
  '/changelog',
  '/Newsletter',
  '/TheBuildBrief',
  '/pricing',
  '/advertising/product-reviews',
  '/affiliates',
  FREE_TOOLS_PATH,
  ...freeTools.map(({ path }) => path),
  '/developers',
  ...capabilities.flatMap(({ name, sentences }) =>
    sentences !== undefined && isDescribed(sentences) ? [`/developers/${groupOf({ name, sentences })}`] : [],
  ),
  '/docs/accounts',
  '/docs/api',
  '/docs/voting',
  '/docs/auditing',
  '/how-it-works',
  '/faqs',
  '/info',
  '/contact',
  '/community-guidelines',
  '/terms-of-use',
  '/privacy-policy',
]
