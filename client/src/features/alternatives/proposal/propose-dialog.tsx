import { ProposeAlternative } from '@debut/events/alternatives/alternative-commands.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProductFields } from './product-fields.tsx'
import { type Filled, NOTHING, type Problems, proposalFrom } from './proposal-form.ts'
import type { Given } from './proposal.ts'
import { SideChoice } from './side-choice.tsx'
import { ToolChoice } from './tool-choice.tsx'

interface Props {
  /** What the page is about; null where it is about all. */
  readonly to: Given | null
  readonly close: () => void
}

/** A pair: what the page is about, and what stands in for it. */
export const ProposeDialog = ({ to, close }: Props) => {
  const { send, isBusy, isDone, problem } = useCommand('a proposal', { saysRefusal: true })
  const [filled, setFilled] = useState<Filled>(NOTHING)
  const [wrong, setWrong] = useState<Problems>({})
  const form = useId()
  const fill = (more: Partial<Filled>) => {
    setFilled((before) => ({ ...before, ...more }))
    setWrong({})
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { proposal, problems } = proposalFrom(to, filled)
    setWrong(problems)
    if (proposal !== undefined) send(ProposeAlternative, { ...proposal })
  }
  if (isDone)
    return (
      <Dialog
        title="Thank you"
        description="Your proposal is with us. Somebody looks at it first; once it is accepted, it is shown to everybody."
        size="s"
        open
        onOpenChange={close}
        footer={<Button onClick={close}>Done</Button>}
      />
    )
  return (
    <Dialog
      title={to === null ? 'Propose an alternative' : `Propose an alternative to ${to.name}`}
      description="What else does the same job? Somebody looks at each proposal before it is shown."
      open
      onOpenChange={close}
      footer={
        <>
          <DialogClose>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={form} busy={isBusy}>
            Propose it
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5">
        {to?.kind === 'tool' ? null : (
          <ToolChoice
            label={to === null ? 'A product that was launched here' : 'Which product can be used instead?'}
            to={to}
            chosen={filled.tool}
            error={wrong.tool}
            onChoose={(tool) => fill({ tool })}
          />
        )}
        {to?.kind === 'product' ? null : (
          <>
            <SideChoice side={filled.side} onChoose={(side) => fill({ side })} />
            {filled.side === 'ours' ? (
              <ToolChoice label="Which one?" to={to} chosen={filled.other} error={wrong.other} onChoose={(other) => fill({ other })} />
            ) : (
              <ProductFields filled={filled} wrong={wrong} fill={fill} />
            )}
          </>
        )}
        {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      </form>
    </Dialog>
  )
}
