import { defineCapability } from '../kernel/define-capability.ts'
import { ModeratedTags, TagStatus } from './tag-answers.ts'
import { BanTag, KeepTag, MergeTag, RestoreTag } from './tag-commands.ts'
import { tagEvents } from './tag-events.ts'
import { tagProblems } from './tag-problems.ts'
import { ModeratedTagsQuery, TagParams } from './tag-questions.ts'
import { tagSentences } from './tag-sentences.ts'

/** What tools are filed under. A tag is proposed by the first tool that carries it: nothing is written of it until an admin looks. */
export const tags = defineCapability({
  name: 'tags',
  events: { tags: tagEvents },
  commands: { KeepTag, MergeTag, BanTag, RestoreTag },
  answers: {
    'GET /api/tags/:tag': { who: 'everybody', params: TagParams, answer: TagStatus },
    'GET /api/moderation/tags': { who: 'admin', query: ModeratedTagsQuery, answer: ModeratedTags },
  },
  problems: tagProblems,
  sentences: tagSentences,
})
