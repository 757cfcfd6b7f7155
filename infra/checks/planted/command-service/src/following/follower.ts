import { voting } from '../../../events/src/voting/voting.ts'
import { voter } from '../voting/voter.ts'

export const follower = voter
