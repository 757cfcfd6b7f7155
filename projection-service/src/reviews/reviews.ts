import { reviews as contract } from '@debut/events/reviews/reviews.ts'
import { projects } from '../kernel/projects.ts'
import { reviews as projector } from './reviews-projector.ts'

export const reviews = projects(contract, [projector])
