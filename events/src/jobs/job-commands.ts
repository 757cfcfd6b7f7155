import { defineCommand } from '../kernel/define-command.ts'
import { JobId } from './job-id.ts'

const steered = { jobId: JobId }
const staff = { who: ['admin', 'analyst'] } as const

export const PauseJob = defineCommand('PauseJob', steered, staff)
export const ResumeJob = defineCommand('ResumeJob', steered, staff)
export const StopJob = defineCommand('StopJob', steered, staff)
