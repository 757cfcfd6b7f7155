import { voter } from '../voting/voter.ts'

export const follower = voter
