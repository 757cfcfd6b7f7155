import { defineSentences } from '../kernel/define-sentences.ts'

const jobId = '01K9Z7V5C8QW8R3N4M2X000081'
const rebuild = '01K9Z7V5C8QW8R3N4M2X000080'

export const projectionSentences = defineSentences({
  title: 'Projections',
  says: 'How far the read models are, the events that they could not take in, and how they are rebuilt next to the ones in use.',
  of: {
    'GET /api/projections':
      'Each read model with the position in the log that it has reached, how far that is behind and why, how that was in the last hour, and how many events it has parked; the first 100 events that could not be folded, each with what went wrong; and the latest rebuilds and swaps, with the rows that differ. All that comes after a parked event on its stream waits for it in that read model; everything else goes on. Members are numbered, and what they wrote is left out.',
    'command SkipEvent': {
      says: 'A read model goes on without an event that it has parked, now and whenever it is rebuilt.',
      problems: ['no-such-event', 'too-many-skipped'],
      example: { projection: 'votes', sequence: 48_211, reason: 'Written twice by a faulty import; the second one says all.' },
    },
    'command RetryParked': {
      says: 'A read model tries an event again that it has parked, and then what waits behind it.',
      problems: ['no-such-event'],
      example: { projection: 'votes', sequence: 48_211 },
    },
    'command StartRebuild': {
      says: 'A read model is filled again from the log, next to the one in use, and the two are compared.',
      problems: ['no-such-projection', 'rebuild-running', 'build-waiting'],
      example: { jobId: rebuild, projection: 'tags' },
    },
    'command DiscardBuild': {
      says: 'A read model that was rebuilt and not swapped in is dropped.',
      problems: ['no-such-build', 'rebuild-not-finished'],
      example: { jobId: rebuild },
    },
    'command SwapBuild': {
      says: 'A read model that was rebuilt replaces the one in use. Both are brought to the same event and compared again first.',
      problems: ['no-such-build', 'rebuild-not-finished', 'rebuild-running', 'other-build-in-force', 'builds-differ'],
      example: { jobId, rebuild, seen: 1, differences: 0, reason: null },
    },
    'command SwapBack': {
      says: 'The read model that was replaced within the last hour is brought up to date and used again.',
      problems: ['no-such-build', 'rebuild-running', 'other-build-in-force', 'other-logic'],
      example: { jobId, projection: 'tags', version: 1, seen: 2 },
    },
  },
})
