import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Form } from '../../lib/commands/forms-slice.ts'
import { selectMayAdminister } from '../../lib/session/session-slice.ts'
import type { ButtonLook } from '../button-class.ts'
import { Button } from '../button.tsx'
import { Menu, MenuItem } from '../menu.tsx'
import { WaitsNote } from '../waits-note.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision, Sendable } from './queue.ts'

const MOST_BUTTONS = 2

interface Props {
  readonly name: string
  /** The commonest first. */
  readonly decisions: readonly Decision[]
  /** This names who decides instead of the reader. The row then says so and has no buttons. */
  readonly waitsFor?: WaitsFor
  readonly isBusy: boolean
  /** The last decision, where that was refused: its dialog opens as it was. */
  readonly refused?: Form['refused'] | undefined
  readonly look?: ButtonLook
  /** With all that its dialog asked for. */
  readonly onDecide: (decision: Decision, payload: Sendable['payload']) => void
  /** Where the focus goes from a button that is gone with the decision. */
  readonly focusAfter?: () => HTMLElement | null
}

/** The commonest decisions as buttons, the others in a menu. What has to be confirmed opens a dialog. */
export const DecisionButtons = ({ waitsFor = null, ...props }: Props) =>
  waitsFor === null ? <Buttons {...props} /> : <WaitsNote waitsFor={waitsFor} />

const Buttons = ({ name, decisions, isBusy, refused, look = 'quiet', onDecide, focusAfter = () => null }: Omit<Props, 'waitsFor'>) => {
  const mayAdminister = useSelector(selectMayAdminister)
  const possible = decisions.filter(({ byAdmins }) => byAdmins !== true || mayAdminister)
  const [asked, setAsked] = useState<Decision>()
  const [openings, setOpenings] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const begin = (decision: Decision, from: HTMLElement | null) => {
    if (decision.confirm === undefined) return onDecide(decision, decision.payload)
    opener.current = from
    setAsked(decision)
    setOpenings(openings + 1)
    setOpen(true)
  }
  const [shown, more] = [possible.slice(0, MOST_BUTTONS), possible.slice(MOST_BUTTONS)]
  return (
    <>
      {shown.map((decision) => (
        <Button
          key={decision.label}
          look={look}
          size="s"
          className="needs-script"
          busy={isBusy}
          aria-label={fullLabelOf(decision, name)}
          onClick={({ currentTarget }) => begin(decision, currentTarget)}
        >
          {decision.label}
        </Button>
      ))}
      {more.length === 0 ? null : (
        <Menu
          align="end"
          trigger={
            <Button ref={menu} look="ghost" size="s" className="needs-script" busy={isBusy} aria-label={`More decisions about ${name}`}>
              More
            </Button>
          }
        >
          {more.map((decision) => (
            <MenuItem key={decision.label} onSelect={() => begin(decision, menu.current)}>
              {decision.label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked?.confirm === undefined ? null : (
        <DecisionDialog
          key={openings}
          confirm={asked.confirm}
          before={refused?.type === asked.command.type ? refused.payload : {}}
          open={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={(payload) => {
            setOpen(false)
            onDecide(asked, { ...asked.payload, ...payload })
          }}
          focusAfter={() => (opener.current?.isConnected === true ? opener.current : focusAfter())}
        />
      )}
    </>
  )
}

const fullLabelOf = ({ label, fullLabel }: Decision, name: string): string => fullLabel ?? `${label} ${name}`
