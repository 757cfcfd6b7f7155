import { audits as contract } from '@debut/events/audits/audits.ts'
import { handles } from '../kernel/handled.ts'
import { concernsNoMember } from '../kernel/matters/matter.ts'
import { runAudit } from './run-audit.ts'

export const audits = handles(contract, { commands: { RunAudit: runAudit }, matters: { RunAudit: concernsNoMember } })
