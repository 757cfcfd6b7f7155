import { defineSentences } from './define-sentences.ts'

const operators = { leftOut: 'For the operators of Debut: each service answers it for itself.' }

export const kernelSentences = defineSentences({
  name: 'commands',
  title: 'Commands',
  says: 'Everything that a member, a maker or an admin does is a command. All of them are sent to one address.',
  of: {
    'GET /healthz': operators,
    'GET /readyz': operators,
    'GET /metrics': operators,
    'POST /api/commands': {
      says: 'Sends one command. It is answered once it is in the log; sent again under the same id, it is answered again and counted once.',
      problems: ['unknown-command', 'expired', 'not-yet', 'command-id-reused', 'suspended', 'banned', 'concerns-you', 'decided-by-admin'],
    },
    'GET /api/own-parts': {
      says: 'Answers up to twelve calls at once that are for their member alone: `parts` has their addresses, with commas between them. Each part has its own status, as if it had been called by itself.',
    },
    'GET /api/live': { leftOut: 'A WebSocket: its topics are under `x-topics`.' },
  },
})
