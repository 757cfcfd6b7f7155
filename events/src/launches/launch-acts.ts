import { defineAct } from '../kernel/define-act.ts'
import { AwardRevised } from './launch-day-events.ts'
import { LaunchDisqualified, LaunchReinstated } from './launch-events.ts'

const about = ({ toolId }: { readonly toolId: string }) => ({ kind: 'tool', id: toolId })

export const launchActs = [
  defineAct(AwardRevised, ({ period, start, rule, reason, because }) => ({
    kind: 'award-revised',
    about: { kind: 'board', id: `${period} ${start}` },
    reason,
    byRule: true,
    rule,
    because,
  })),
  defineAct(LaunchDisqualified, (data) => ({ kind: 'launch-disqualified', about: about(data), reason: data.reason })),
  defineAct(LaunchReinstated, (data) => ({ kind: 'launch-reinstated', about: about(data), reason: data.reason })),
]
