import type { Problems } from '../kernel/problem.ts'

export const caseProblems = {
  'no-such-case': { status: 404, message: 'There is no such case. Choose another one, or start a new one.' },
  'decided-meanwhile': { status: 409, message: 'Another admin has decided here meanwhile. Look again.' },
  'reason-does-not-fit': { status: 422, message: 'This reason doesn’t fit the decision. Choose another one.' },
  'unknown-vote': { status: 404, message: 'There is no such vote. Nothing was changed.' },
  'vote-void-already': { status: 409, message: 'One of these votes is void already. Nothing was changed.' },
  'vote-held-already': { status: 409, message: 'One of these votes is held already. Nothing was changed.' },
  'vote-counts-already': { status: 409, message: 'One of these votes is neither held nor void. Nothing was changed.' },
  'vote-withdrawn': { status: 422, message: 'One of these votes was withdrawn on its own day, so it counts nowhere. Nothing was changed.' },
  'voter-erased': {
    status: 422,
    message: 'One of these voters has erased their account, so their votes stay as they are. Nothing was changed.',
  },
  'voter-unreadable': { status: 422, message: 'The log of one of these voters can’t be read, so nothing was changed. Ask an operator.' },
  'unknown-voter': { status: 404, message: 'There is no such voter in this case.' },
} as const satisfies Problems
