import { createContext, type ReactNode, useContext, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { WithForms } from '../../lib/commands/forms-slice.ts'
import { type Decided, type StatusOf, withDecision, withoutDecision, withUndone } from './decided-rows.ts'

interface Decisions {
  readonly decided: readonly Decided[]
  readonly statusOf: StatusOf
  readonly decide: (next: Decided) => void
  readonly undo: (undone: Decided) => void
  readonly dismiss: (gone: Decided) => void
}

const DecisionsContext = createContext<Decisions | undefined>(undefined)

const statusIn =
  ({ forms }: WithForms): StatusOf =>
  (about) =>
    forms[about]?.status

/** Knows what was decided on a page, for as long as that is open. */
export const DecisionsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [decided, setDecided] = useState<readonly Decided[]>([])
  const forms = useSelector((state: WithForms) => state.forms)
  const store = useStore<WithForms>()
  const decisions = {
    decided,
    statusOf: statusIn({ forms }),
    decide: (next: Decided) => setDecided((before) => withDecision(before, next, statusIn(store.getState()))),
    undo: (undone: Decided) => setDecided((before) => withUndone(before, undone)),
    dismiss: (gone: Decided) => setDecided((before) => withoutDecision(before, gone)),
  }
  return <DecisionsContext value={decisions}>{children}</DecisionsContext>
}

export const useDecisions = (): Decisions => {
  const decisions = useContext(DecisionsContext)
  if (decisions === undefined) throw new Error('Queues are shown inside a DecisionsProvider')
  return decisions
}
