import { FREE_TOOLS_PATH, freeTools } from '../features/free-tools/free-tools-list.ts'
import { FreeToolsCards } from '../features/free-tools/free-tools-cards.tsx'
import type { Page } from '../lib/page/page.ts'
import { pageList } from '../lib/seo/item-list.ts'

const TITLE = 'Free tools'
const LEAD = 'For the days before and after a launch. No account needed.'

const FreeToolsPage = () => (
  <>
    <h1 className="text-[40px] leading-[1.05] font-[750] tracking-[-0.04em] md:text-[50px]">{TITLE}</h1>
    <p className="mt-2 mb-6.5 text-[17px] text-ink-2">{LEAD}</p>
    <FreeToolsCards />
    <p className="mt-5 text-[13.5px] text-ink-3">Presenting made-up figures as real ones on Debut gets a product disqualified.</p>
  </>
)

export const page: Page = {
  Component: FreeToolsPage,
  head: () => ({
    title: TITLE,
    description: `${LEAD} ${freeTools.map(({ name }) => name).join(', ')}.`,
    canonicalQuery: [],
    image: `/og${FREE_TOOLS_PATH}.png`,
    jsonLd: [
      pageList(
        TITLE,
        freeTools.map(({ name, path }, index) => ({ rank: index + 1, name, path })),
      ),
    ],
  }),
}
