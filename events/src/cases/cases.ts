import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { caseCommands } from './case-commands.ts'
import { lookupsStream, MemberLookedUp, VoterRevealed, VotesJudged } from './case-events.ts'
import { caseProblems } from './case-problems.ts'
import { casePreviewRoute, caseRoute, ownLookupsRoute } from './case-routes.ts'
import { caseSentences } from './case-sentences.ts'
import { caseJournal } from './case-journal.ts'

/** What admins decide about votes in a case, and when they learn who a voter is. */
export const cases = defineCapability({
  name: 'cases',
  events: { case: [VotesJudged], lookups: [VoterRevealed, MemberLookedUp] },
  commands: caseCommands,
  routes: routesByName(caseRoute, casePreviewRoute, ownLookupsRoute),
  ownStreams: (memberId) => [lookupsStream(memberId)],
  journal: caseJournal,
  problems: caseProblems,
  sentences: caseSentences,
})
