import { defineSentences } from '../kernel/define-sentences.ts'

const ofStaff = ['unknown-member', 'sanction-yourself', 'sanction-moderator', 'sanction-admin']

export const moderationSentences = defineSentences({
  title: 'Moderation',
  says: 'What moderators decide about members and their texts, how it is appealed, and the public log of all of it.',
  of: {
    'GET /api/moderation/log':
      'Every act of moderation, the newest first: what was done, to what, by which rule, and whether a person or a rule did it. It names no moderator.',
    'GET /api/moderation/appeals': 'For moderators: appeals that wait for an answer, the oldest first.',
    'GET /api/moderation/members/:memberId': { says: 'For moderators: all sanctions of one member.', problems: ['not-found'] },
    'GET /api/moderation/members/:memberId/votes': {
      says: 'For admins: the votes of a member that only count on boards that are still open, which a ban for fraud can void.',
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
      says: 'Suspends a member for 1 to 90 days: they can read, export, appeal and take back, and do nothing else.',
      problems: [...ofStaff, 'already-banned'],
      example: { rule: 'harassment', note: null, days: 7 },
    },
    'command BanMember': {
      says: 'Bans a member until the ban is lifted. For vote fraud, it can void the votes that only count on boards that are still open.',
      problems: [...ofStaff, 'already-banned', 'votes-without-fraud'],
      example: { rule: 'vote-fraud', note: null, voidVotes: 'ring' },
    },
    'command LiftSanction': {
      says: 'Lifts a warning, a suspension or a ban. Only admins lift bans.',
      problems: ['unknown-act', 'only-admins-lift-bans'],
      example: { reason: 'mistake' },
    },
    'command MakeAppeal': {
      says: 'Appeals a sanction of the member’s, the hiding of a text of theirs, or the holding or voiding of a vote: once, within 30 days.',
      problems: ['unknown-act', 'not-appealable', 'appeal-of-appeal', 'appeal-too-late', 'already-appealed', 'already-undone', 'erased'],
      example: { text: 'This was a quote from the product’s own page.' },
    },
    'command AnswerAppeal': {
      says: 'Answers an appeal for good. Overturned, the sanction is lifted, the text is shown again or the vote counts again. Where there are two, somebody other than the one who acted answers.',
      problems: [
        'unknown-appeal',
        'appeal-answered',
        'appeal-your-own',
        'appeal-of-your-act',
        'only-admins-lift-bans',
        'only-admins-judge-votes',
        'erased',
      ],
      example: { outcome: 'overturned', text: 'You are right: this was a quote.' },
    },
  },
})
