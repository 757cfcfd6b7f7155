import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { freeToolsProblems } from './free-tools-problems.ts'
import { freeToolsSentences } from './free-tools-sentences.ts'
import { scrapeRoute } from './scrape-route.ts'

/** Tools for makers that need no account. Only website scraping has a part on the server. */
export const freeTools = defineCapability({
  name: 'free-tools',
  routes: routesByName(scrapeRoute),
  problems: freeToolsProblems,
  sentences: freeToolsSentences,
})
