import { defineRoute } from '../kernel/define-route.ts'
import { Scrape } from './scrape-answers.ts'
import { ScrapeBody } from './scrape-questions.ts'

/** A POST, so that a published link can't make us fetch. */
export const scrapeRoute = /* @__PURE__ */ defineRoute('POST /api/free-tools/scrape', {
  who: 'everybody',
  body: ScrapeBody,
  answer: Scrape,
})
