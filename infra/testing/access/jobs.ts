import { type ExpectedAccess } from './given.ts'

const jobId = '01K9Z7V5C8QW8R3N4M2X000070'

export const expected: ExpectedAccess = {
  may: {
    'command PauseJob': 'admin analyst',
    'command ResumeJob': 'admin analyst',
    'command StopJob': 'admin analyst',
  },
  payloads: { PauseJob: { jobId }, ResumeJob: { jobId }, StopJob: { jobId } },
}
