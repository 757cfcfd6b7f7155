import { defineAct } from '../kernel/define-act.ts'
import { AlternativeAccepted, AlternativeRejected } from './alternative-events.ts'

const about = ({ alternativeId }: { readonly alternativeId: string }) => ({ kind: 'alternative', id: alternativeId })

export const alternativeActs = [
  defineAct(AlternativeAccepted, (data) => ({ kind: 'alternative-accepted', about: about(data), reason: null })),
  defineAct(AlternativeRejected, (data) => ({ kind: 'alternative-rejected', about: about(data), reason: data.reason })),
]
