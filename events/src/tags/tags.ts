import { routesByName } from '../kernel/define-route.ts'
import { tagRoute, moderatedTagsRoute } from './tag-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { BanTag, KeepTag, MergeTag, RestoreTag } from './tag-commands.ts'
import { tagEvents } from './tag-events.ts'
import { tagProblems } from './tag-problems.ts'
import { tagSentences } from './tag-sentences.ts'
import { tagActs } from './tag-acts.ts'

/** What tools are filed under. A tag is proposed by the first tool that carries it: nothing is written of it until a moderator looks. */
export const tags = defineCapability({
  name: 'tags',
  events: { tags: tagEvents },
  commands: { KeepTag, MergeTag, BanTag, RestoreTag },
  routes: routesByName(tagRoute, moderatedTagsRoute),
  acts: tagActs,
  problems: tagProblems,
  sentences: tagSentences,
})
