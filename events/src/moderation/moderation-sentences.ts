import { defineSentences } from '../kernel/define-sentences.ts'

const ofStaff = ['unknown-member', 'sanction-moderator', 'sanction-admin']

export const moderationSentences = defineSentences({
  title: 'Moderation',
  says: 'What moderators decide about members and their texts, how it is appealed, and the public log of all of it.',
  of: {
    'GET /api/moderation/log':
      'Every act of moderation, the newest first: what was done, to what, by which rule, and whether a person or a rule did it. It names no moderator.',
    'GET /api/moderation/appeals': 'For moderators: appeals that wait for an answer, the oldest first.',
    'GET /api/moderation/continued':
      'For moderators: accounts with the address or the phone number of one that was erased under a sanction, which continues for them until somebody decides. Bans are for admins only.',
    'GET /api/moderation/members/:memberId': { says: 'For moderators: all sanctions of one member.', problems: ['not-found'] },
    'GET /api/moderation/members/:memberId/votes': {
      says: 'For admins: the votes of a member that only count on boards that are still open, which a ban for fraud can void.',
      problems: ['not-found'],
    },
    'GET /api/moderation/hidden':
      'For moderators: texts that others can’t read, with why, with what was reported of each and with what its author could read beside that. What was hidden last comes first.',
    'GET /api/moderation/texts/:kind/:id': {
      says: 'For moderators: one text with its reports, whether it is hidden or not. It is found by its own id, or by that of an act about it.',
      problems: ['not-found'],
    },
    'GET /api/own-acts':
      'The member’s own sanctions, what was hidden of theirs and their votes that are held or void, each with its appeal.',
    'topic sanction': 'The sanction that the member sees on every page: how it is, each time that it changes.',
    'command WarnMember': {
      says: 'Warns a member, by a rule of the guidelines.',
      problems: ofStaff,
      example: { rule: 'spam', note: null },
    },
    'command SuspendMember': {
      says: 'Suspends a member for 1 to 90 days: they can read, export, appeal, erase their account, take back what they wrote and change settings of their own, but nothing that others see of them.',
      problems: [...ofStaff, 'already-banned'],
      example: { rule: 'harassment', note: null, days: 7 },
    },
    'command BanMember': {
      says: 'Bans a member until the ban is lifted. For vote fraud, it can void the votes that only count on boards that are still open.',
      problems: [...ofStaff, 'already-banned', 'votes-without-fraud'],
      example: { rule: 'vote-fraud', note: null, voidVotes: 'ring' },
    },
    'command KeepSanction': {
      says: 'Decides that a sanction which continues from an erased account stays. Only admins keep bans. LiftSanction decides the opposite.',
      problems: ['unknown-act', 'not-continued', 'sanction-lifted', 'only-admins-lift-bans'],
    },
    'command LiftSanction': {
      says: 'Lifts a warning, a suspension or a ban. Only admins lift what an admin imposed.',
      problems: ['unknown-act'],
      example: { reason: 'mistake' },
    },
    'command MakeAppeal': {
      says: 'Appeals a sanction of the member’s, the hiding of a text of theirs, or the holding or voiding of a vote: once, within 30 days.',
      problems: ['unknown-act', 'not-appealable', 'appeal-of-appeal', 'appeal-too-late', 'already-appealed', 'already-undone', 'erased'],
      example: { text: 'This was a quote from the product’s own page.' },
    },
    'command AnswerAppeal': {
      says: 'Answers an appeal for good. Overturned, the sanction is lifted, the text is shown again or the vote counts again. Another member of the team than the one who decided answers, and an admin where an admin decided.',
      problems: ['unknown-appeal', 'appeal-answered', 'only-admins-judge-votes', 'erased'],
      example: { outcome: 'overturned', text: 'You are right: this was a quote.' },
    },
  },
})
