import { defineSentences } from '../kernel/define-sentences.ts'

export const projectionSentences = defineSentences({
  title: 'Projections',
  says: 'How far the read models are, for those who audit, and the events that they could not take in.',
  of: {
    'GET /api/projections':
      'Each read model with the position in the log that it has reached, why it stopped, if so, and how many events it has parked; and the first 100 events that could not be folded, each with what went wrong. All that comes after such an event on its stream waits for it in that read model; everything else goes on.',
    'command SkipEvent': {
      says: 'A read model goes on without an event that it has parked, now and whenever it is rebuilt.',
      problems: ['no-such-event', 'too-many-skipped'],
      example: { stream: 'tags', revision: 0, projection: 'votes', reason: 'Written twice by a faulty import; the second one says all.' },
    },
  },
})
