import { defineSentences } from '../kernel/define-sentences.ts'

const jobId = '01K9Z7V5C8QW8R3N4M2X000070'

export const jobSentences = defineSentences({
  title: 'Long work',
  says: 'Audits, rebuilds and analyses read much of the log. They are done beside everything else, more slowly where that is busy, and can be paused.',
  of: {
    'command PauseJob': {
      says: 'Work that runs stands still until it is resumed. After an hour it is stopped, so that other work of its kind can be done. Those who asked for it can do this, and admins.',
      problems: ['no-such-job', 'not-your-job', 'job-stopped'],
      example: { jobId },
    },
    'command ResumeJob': {
      says: 'Work that was paused goes on where it stood. Those who asked for it can do this, and admins.',
      problems: ['no-such-job', 'not-your-job', 'job-stopped'],
      example: { jobId },
    },
    'command StopJob': {
      says: 'Work is given up for good, and what it has found so far is forgotten. Those who asked for it can do this, and admins.',
      problems: ['no-such-job', 'not-your-job'],
      example: { jobId },
    },
  },
})
