import type { Problems } from '../kernel/problem.ts'

export const moderationProblems = {
  'sanction-moderator': { status: 403, message: 'Only an admin can warn, suspend or ban a moderator.' },
  'sanction-admin': { status: 422, message: 'This member is an admin. Take that role from them first.' },
  'already-banned': { status: 409, message: 'This member is banned already. Lift the ban first.' },
  'votes-without-fraud': { status: 422, message: 'Votes only fall with a ban for vote fraud. Choose that rule, or keep the votes.' },
  'not-continued': {
    status: 422,
    message: 'Only a sanction of an erased account can be kept. This one was imposed on the account itself.',
  },
  'sanction-lifted': { status: 409, message: 'Another moderator has lifted this sanction. Load the page again.' },
  'only-admins-lift-bans': { status: 403, message: 'Only an admin can lift or keep a ban.' },
  'only-admins-judge-votes': { status: 403, message: 'Only an admin can answer an appeal about a vote.' },
  'unknown-act': { status: 404, message: 'There is no such act of moderation about you or what you wrote.' },
  'not-appealable': {
    status: 422,
    message: 'You can only appeal a sanction, the hiding of a text, or what was decided about your vote. Write to us about anything else.',
  },
  'appeal-of-appeal': { status: 422, message: 'An appeal is answered once, and its answer can’t be appealed.' },
  'appeal-too-late': { status: 422, message: 'An act can be appealed for 30 days. That time is over.' },
  'already-appealed': { status: 409, message: 'You have appealed this already. A moderator reads it, or has answered.' },
  'already-undone': { status: 409, message: 'This was taken back already, so there is nothing left to appeal.' },
  'unknown-appeal': { status: 404, message: 'This member has made no such appeal.' },
  'appeal-answered': { status: 409, message: 'Another moderator has answered this appeal. Load the page again.' },
} as const satisfies Problems
