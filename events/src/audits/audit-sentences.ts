import { defineSentences } from '../kernel/define-sentences.ts'

export const auditSentences = defineSentences({
  title: 'Audits',
  says: 'Admins have votes counted again from the log, by rules that share no code with what counted them first, and go through them one by one.',
  of: {
    'GET /api/audits': 'The last audits that were asked for, the newest first.',
    'GET /api/audits/:jobId': {
      says: 'How far an audit is, and once it is done what it counted and where that differs from what is shown.',
      problems: ['no-such-audit'],
    },
    'GET /api/audits/:jobId/steps': {
      says: 'The events of its votes in the order of the log, each with its cause and its effect; voters have pseudonyms.',
      problems: ['no-such-audit', 'audit-not-done', 'no-such-step'],
    },
    'command RunAudit': {
      says: 'The votes for a tool, of days, or of a member who was looked up before are counted again.',
      problems: ['unknown-tool', 'unknown-member', 'day-to-come', 'moment-to-come', 'member-not-looked-up', 'audit-asked-otherwise'],
      example: { jobId: '01K9Z7V5C8QW8R3N4M2X000070', audited: { subject: 'tool', tool: 'paperplane' } },
    },
  },
})
