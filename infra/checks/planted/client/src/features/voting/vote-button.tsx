import { voting } from '../../../../events/src/voting/voting.ts'
import { follow } from '../following/follow.ts'
import { home } from '../../pages/home.tsx'

export const vote = [follow, home]
