import { JoinLine } from '@debut/events/launches/launch-commands.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { joiningOf, type OwnTool } from './tool-sections.ts'
import { ownTools } from './own-tools.ts'

const LEAST = 50
const MOST = 1_000

/** To the line for the first time, or again once enough time has passed. */
export const JoinAction = ({ tool }: { readonly tool: OwnTool }) => {
  const today = dayAt(useSelector(selectNow))
  const { toolId } = tool
  const done = { title: 'It is in the line, and gets the first free day' }
  const { send, isBusy } = useCommand(`join ${toolId}`, { done, changes: [ownTools()] })
  const joining = joiningOf(tool, today)
  const join = (whatChanged: string | null) => void send(JoinLine, { toolId, whatChanged })
  if (joining.may === 'no') return null
  if (joining.may === 'later')
    return <p className="self-center text-[13px] text-ink-2">It can be launched again from {dateLabel(joining.from)} on.</p>
  if (joining.may === 'again') return <AgainDialog name={tool.name} busy={isBusy} join={join} />
  return (
    <Button size="s" className="needs-script" busy={isBusy} onClick={() => join(null)}>
      Join the waiting line
    </Button>
  )
}

interface AgainProps {
  readonly name: string
  readonly busy: boolean
  readonly join: (whatChanged: string) => void
}

/** Who votes again wants to know for what. */
const AgainDialog = ({ name, busy, join }: AgainProps) => {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { length } = text.trim()
  const wrong = length < LEAST ? `${LEAST - length} characters to go: say what is new for those who know it.` : undefined
  const confirm = () => {
    setIsTried(true)
    if (wrong !== undefined) return
    join(text.trim())
    setOpen(false)
  }
  return (
    <Dialog
      title={`Launch ${name} again`}
      description="It joins the line, and gets the first free day. Its votes begin at nothing, as on any launch."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="s" className="needs-script" busy={busy}>
          Launch it again
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button look="quiet">Not now</Button>
          </DialogClose>
          <Button onClick={confirm}>Join the line</Button>
        </>
      }
    >
      <TextArea
        label="What has changed since"
        rows={5}
        maxLength={MOST}
        value={text}
        aside={`${length} of ${MOST}`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...(isTried && wrong !== undefined && { error: wrong })}
      />
    </Dialog>
  )
}
