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
      says: 'The events of its votes in the order of the log, each with its cause and its effect; voters have pseudonyms. An audit of a product has the events of its whole days too.',
      problems: ['no-such-audit', 'audit-not-done', 'no-such-step'],
    },
    'GET /api/audits/:jobId/case': {
      says: 'The case of an audit: all audits in it, in the order in which they were asked for. It has the id of the first.',
      problems: ['no-such-audit'],
    },
    'GET /api/cases/:caseId/voter': { leftOut: 'Of the consoles: the voter is named by a vote that these show.' },
    'command RunAudit': {
      says: 'The votes for a tool, of days, or of a member who was looked up before are counted again. An audit begins a case, or is added to that of an earlier audit: voters have the same pseudonyms in all audits of one case, up to 20.',
      problems: [
        'unknown-tool',
        'unknown-member',
        'day-to-come',
        'moment-to-come',
        'member-not-looked-up',
        'audit-asked-otherwise',
        'no-such-case',
        'case-full',
      ],
      example: { jobId: '01K9Z7V5C8QW8R3N4M2X000070', caseId: null, audited: { subject: 'tool', tool: 'paperplane' } },
    },
  },
})
