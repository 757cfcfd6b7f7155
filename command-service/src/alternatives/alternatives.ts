import { alternatives as contract } from '@debut/events/alternatives/alternatives.ts'
import { handles } from '../kernel/handled.ts'
import { alternativeMatter } from './alternative-matter.ts'
import { acceptAlternative, rejectAlternative } from './judge-alternative.ts'
import { proposeAlternative } from './propose-alternative.ts'

export const alternatives = handles(contract, {
  commands: { ProposeAlternative: proposeAlternative, AcceptAlternative: acceptAlternative, RejectAlternative: rejectAlternative },
  matters: { AcceptAlternative: alternativeMatter, RejectAlternative: alternativeMatter },
})
