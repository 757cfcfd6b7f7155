import { defineSentences } from '../kernel/define-sentences.ts'

const decided = ['tag-merged', 'tag-banned']

export const tagSentences = defineSentences({
  title: 'Tags',
  says: 'What products are filed under. Makers choose tags in their own words; moderators keep, merge and ban them. A merged tag’s addresses lead to the other one.',
  of: {
    'GET /api/tags/:tag': 'What becomes of a tag where a product is filed under it: it may stand under another one, or not be used here.',
    'GET /api/moderation/tags': 'For moderators: tags that wait to be looked at, and those that were kept, merged and banned.',
    'command KeepTag': {
      says: 'Keeps a tag under the name that it is shown with, or gives it another name.',
      problems: [...decided, 'tag-name-taken'],
      example: { reason: 'looked-for' },
    },
    'command MergeTag': {
      says: 'Merges a tag into one that is kept: its products stand there, and its addresses lead there.',
      problems: [...decided, 'tag-into-itself', 'tag-not-kept'],
      example: { into: 'artificial-intelligence', reason: 'same-meaning' },
    },
    'command BanTag': { says: 'Bans a tag: it is shown nowhere, and nothing new is filed under it.', problems: decided },
    'command RestoreTag': { says: 'Undoes the merge or the ban of a tag.', problems: ['tag-name-taken'], example: { reason: 'mistake' } },
  },
})
