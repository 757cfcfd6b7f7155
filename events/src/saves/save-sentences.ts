import { defineSentences } from '../kernel/define-sentences.ts'

export const saveSentences = defineSentences({
  title: 'What is saved for later',
  says: 'Products and posts that a member keeps for later. Only they can see them; the list of products they may publish.',
  of: {
    'GET /api/saves': 'Which of the products and posts that are named the reader saved, and whether everybody may see their products.',
    'GET /api/saves/members/:member': 'Whether everybody may see what a member saved.',
    'GET /api/profiles/:username/saved': {
      says: 'What a member saved, the newest first. A list that is not published is there for its member alone.',
      problems: ['not-found'],
    },
    'command SaveTool': { says: 'Saves a product for later.', problems: ['not-registered', 'unknown-tool', 'too-many-saves'] },
    'GET /api/saves/posts': 'The posts that the reader saved, the newest save first.',
    'command SavePost': { says: 'Saves a post for later.', problems: ['not-registered', 'unknown-post', 'too-many-saves'] },
    'command UnsavePost': 'Takes a post from the list.',
    'command UnsaveTool': 'Takes a product from the list.',
    'command PublishSaved': { says: 'Lets everybody see the list.', problems: ['not-registered'] },
    'command UnpublishSaved': 'Keeps the list to its member again.',
  },
})
