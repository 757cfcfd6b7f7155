import { defineSentences } from '../kernel/define-sentences.ts'

export const checklistSentences = defineSentences({
  title: 'Launch checklist',
  says: 'The list that a member plans a launch with. Only they can see it.',
  of: {
    'GET /api/checklist': 'The member’s launch checklist, or null before it was saved for the first time.',
    'PUT /api/checklist': {
      says: 'Saves the whole checklist. Name the revision that you changed, and 0 for the first one, so that nothing saved on another device is lost.',
      problems: ['checklist-stale'],
      example: {
        revision: 0,
        content: {
          launchDay: '2026-03-02',
          followedTool: null,
          tasks: [{ taskId: 'own-1', isDone: false, own: { task: 'Ask Maria for a quote', daysFromLaunch: -14 } }],
          leftOut: ['demo'],
        },
      },
    },
  },
})
