import { analyses as contract } from '@debut/events/analyses/analyses.ts'
import { handles } from '../kernel/handled.ts'
import { concernsNoMember } from '../kernel/matters/matter.ts'
import { deleteAnalysis, runAnalysis, saveAnalysis } from './run-analysis.ts'

export const analyses = handles(contract, {
  commands: { RunAnalysis: runAnalysis, SaveAnalysis: saveAnalysis, DeleteAnalysis: deleteAnalysis },
  matters: { RunAnalysis: concernsNoMember, SaveAnalysis: concernsNoMember, DeleteAnalysis: concernsNoMember },
})
