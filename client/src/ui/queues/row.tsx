import { useRef } from 'react'
import type { After, Form } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { DecidedRow } from './decided-row.tsx'
import { decidedIn, showsDecision } from './decided-rows.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { useDecisions } from './decisions.tsx'
import type { Decision, QueueRow, Sendable } from './queue.ts'

interface Props {
  readonly row: QueueRow
  readonly list: string
  readonly place: number
  readonly changes: NonNullable<After['changes']>
}

/** A row of a queue: open until it is decided about, and again once that is refused or undone. */
export const Row = ({ row, list, place, changes }: Props) => {
  const { decided, statusOf, decide, undo, dismiss } = useDecisions()
  const { send, isBusy, problem, refused } = useCommand(row.about, { changes, saysRefusal: true })
  const item = useRef<HTMLLIElement>(null)
  const known = decidedIn(decided, list, row.about)
  /** A button that had the focus goes with what it did. */
  const focus = (what: HTMLElement | null | undefined) => what?.focus({ preventScroll: true })
  const onDecide = (decision: Decision, payload: Sendable['payload']) => {
    if (!send(decision.command, payload)) return
    decide({ list, row, place, decision, isUndone: false })
    focus(item.current)
  }
  const onUndo = () => {
    const back = known?.decision.undo
    if (known === undefined || back === undefined || !send(back.command, back.payload)) return
    undo(known)
    focus(item.current?.closest('section'))
  }
  const onDismiss = () => {
    if (known !== undefined) dismiss(known)
    focus(item.current?.closest('section'))
  }
  return (
    <li ref={item} tabIndex={-1} className="scroll-mt-24 border-b border-line-2 py-3.5">
      {known !== undefined && showsDecision(known, statusOf(row.about)) ? (
        <DecidedRow decided={known} isBusy={isBusy} onUndo={onUndo} onDismiss={onDismiss} />
      ) : (
        <Open row={row} isBusy={isBusy} refused={refused} onDecide={onDecide} focusAfter={() => item.current} />
      )}
      {known === undefined || problem === undefined ? null : (
        <p role="alert" className="mt-2 text-[13.5px] text-bad">
          {problem.message}
        </p>
      )}
    </li>
  )
}

interface OpenProps {
  readonly row: QueueRow
  readonly isBusy: boolean
  readonly refused: Form['refused']
  readonly onDecide: (decision: Decision, payload: Sendable['payload']) => void
  readonly focusAfter: () => HTMLElement | null
}

const Open = ({ row: { name, picture, title, meta, badges, preview, decisions, waitsFor = null }, ...deciding }: OpenProps) => (
  <article aria-label={name} className="flex flex-wrap items-start gap-x-3.5 gap-y-2.5">
    {picture}
    <div className="grid min-w-52 flex-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-[620] wrap-anywhere">{title}</span>
        {badges}
      </p>
      {meta === undefined ? null : <p className="flex flex-wrap items-baseline gap-x-2 text-[13px] text-ink-2">{meta}</p>}
      {preview}
    </div>
    <div className="flex flex-wrap gap-2">
      <DecisionButtons name={name} decisions={decisions} waitsFor={waitsFor} {...deciding} />
    </div>
  </article>
)
