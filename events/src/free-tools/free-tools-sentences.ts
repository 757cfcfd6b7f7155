import { defineSentences } from '../kernel/define-sentences.ts'
import { freeToolsProblems } from './free-tools-problems.ts'

export const freeToolsSentences = defineSentences({
  title: 'Free tools',
  says: 'Tools for makers that need no account. All others work in the browser alone.',
  of: {
    'POST /api/free-tools/scrape': {
      says: 'Fetches one public web page, as far as its robots.txt allows, and returns what the page says of itself. Results are kept for an hour.',
      problems: Object.keys(freeToolsProblems),
    },
  },
})
