import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { conductActs } from './conduct-acts.ts'
import { conductEvents, conductStream } from './conduct-events.ts'
import { SanctionFrame } from './moderation-answers.ts'
import { moderationCommands } from './moderation-commands.ts'
import { moderationProblems } from './moderation-problems.ts'
import {
  continuedSanctionsRoute,
  hiddenQueueRoute,
  memberConductRoute,
  moderationLogRoute,
  openAppealsRoute,
  ownActsRoute,
  staffTextRoute,
  votesAtStakeRoute,
} from './moderation-routes.ts'
import { moderationSentences } from './moderation-sentences.ts'
import { conductJournal } from './conduct-journal.ts'

/** Sanctions, appeals, and the public log of every act of moderation, whichever capability it belongs to. */
export const moderation = defineCapability({
  name: 'moderation',
  events: { conduct: conductEvents },
  commands: moderationCommands,
  routes: routesByName(
    moderationLogRoute,
    openAppealsRoute,
    continuedSanctionsRoute,
    memberConductRoute,
    votesAtStakeRoute,
    ownActsRoute,
    hiddenQueueRoute,
    staffTextRoute,
  ),
  topics: { sanction: { who: 'members', frame: SanctionFrame } },
  ownStreams: (memberId) => [conductStream(memberId)],
  acts: conductActs,
  journal: conductJournal,
  problems: moderationProblems,
  sentences: moderationSentences,
})
