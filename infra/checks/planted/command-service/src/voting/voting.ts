import { following } from '../../../events/src/following/following.ts'
import { voting as contract } from '../../../events/src/voting/voting.ts'

export const voting = [contract, following]
