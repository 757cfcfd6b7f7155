import { defineSentences } from '../kernel/define-sentences.ts'

export const saveSentences = defineSentences({
  title: 'Saved products',
  says: 'Products that a member keeps for later. Only they can see the list until they publish it.',
  of: {
    'GET /api/saves': 'Which of the products that are named the reader saved, and whether everybody may see their list.',
    'GET /api/saves/members/:member': 'Whether everybody may see what a member saved.',
    'GET /api/profiles/:username/saved': {
      says: 'What a member saved, the newest first. A list that is not published is there for its member alone.',
      problems: ['not-found'],
    },
    'command SaveTool': { says: 'Saves a product for later.', problems: ['not-registered', 'unknown-tool', 'too-many-saves'] },
    'command UnsaveTool': 'Takes a product from the list.',
    'command PublishSaved': { says: 'Lets everybody see the list.', problems: ['not-registered'] },
    'command UnpublishSaved': 'Keeps the list to its member again.',
  },
})
