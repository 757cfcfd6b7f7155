import { LEFT_WITHIN_DAYS } from '@debut/events/voting/vote-numbers.ts'
import type { OwnTool } from '@debut/events/tools/own-tools-answers.ts'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Face } from '../../../ui/face.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type DraftState, guestInvited, guestTakenBack, manageRequested, selectDraft } from '../draft-slice.ts'
import { SectionFrame } from './section-frame.tsx'

/** Who made it and whose it is, whether it is seen, and the end of it. Each is done at once, and not with the changes above. */
export const ManageSection = ({ tool }: { tool: OwnTool }) => {
  const own = useSelector(selectProfile)?.memberId
  const isOwner = own === tool.ownerId
  return (
    <SectionFrame
      section="manage"
      title="The tool itself"
      hint="What is done here happens at once. It does not wait for your changes to be published."
    >
      <Makers tool={tool} own={own} isOwner={isOwner} />
      {isOwner && <Transfer tool={tool} />}
      {isOwner && <Seen tool={tool} />}
      {isOwner && <Removal tool={tool} />}
    </SectionFrame>
  )
}

const useManaging = (type: string) => {
  const { busy, error, at } = useSelector(selectDraft).managing
  return { isBusy: busy === type, error: at === type ? error : null }
}

const Part = ({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) => (
  <div className="grid gap-3 border-t border-line-2 pt-5">
    <div>
      <h3 className="font-text text-[15.5px] font-[650]">{title}</h3>
      <p className="mt-0.5 max-w-[56ch] text-[13.5px]/[1.5] text-ink-2">{hint}</p>
    </div>
    {children}
  </div>
)

const MakerRow = ({ maker, children }: { maker: OwnTool['makers'][number]; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-3 text-[14.5px]">
    <Face member={maker} className="size-8" />
    <span className="min-w-0 flex-1 truncate">{maker.username ?? 'Without a name'}</span>
    {children}
  </li>
)

const isInvited = ({ busy, error, at }: DraftState['managing']) =>
  (at === 'InviteMaker' || at === 'InviteByEmail') && busy === null && error === null

const Makers = ({ tool, own, isOwner }: { tool: OwnTool; own: string | undefined; isOwner: boolean }) => {
  const { toolId, ownerId, makers, invited } = tool
  const [name, setName] = useState('')
  const inviting = useManaging('InviteMaker')
  const removing = useManaging('RemoveMaker')
  const ending = useManaging('EndInvitation')
  const mailing = useManaging('InviteByEmail')
  const takingBack = useManaging('TakeBack')
  const { guests, managing } = useSelector(selectDraft)
  const [sent, setSent] = useState('')
  const [before, setBefore] = useState(managing)
  if (before !== managing) {
    setBefore(managing)
    // A refused name stays in the field to be corrected, and a name that was typed since is another one.
    if (isInvited(managing) && name === sent) setName('')
  }
  const dispatch = useDispatch()
  const invite = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = name.trim().replace(/^@/, '').toLowerCase()
    if (typed === '') return
    setSent(name)
    dispatch(
      typed.includes('@')
        ? guestInvited({ toolId, email: typed })
        : manageRequested({ type: 'InviteMaker', payload: { toolId }, username: typed }),
    )
  }
  return (
    <Part
      title="Makers"
      hint="Every maker may write here and answer for it. Ten at most. You can invite ten people a day; without an account, they accept once they have signed up."
    >
      <ul className="grid gap-1">
        {makers.map((maker) => {
          const { memberId, username } = maker
          return (
            <MakerRow key={memberId} maker={maker}>
              {memberId === ownerId ? (
                <Badge>owner</Badge>
              ) : (
                (isOwner || memberId === own) && (
                  <Button
                    look="ghost"
                    size="s"
                    busy={removing.isBusy}
                    onClick={() => dispatch(manageRequested({ type: 'RemoveMaker', payload: { toolId, memberId } }))}
                  >
                    {memberId === own ? 'Leave' : 'Remove'}
                    {memberId === own ? null : <span className="sr-only"> {username}</span>}
                  </Button>
                )
              )}
            </MakerRow>
          )
        })}
        {invited.map((guest) => (
          <MakerRow key={guest.memberId} maker={guest}>
            <Badge tone="note">invited</Badge>
            <Button
              look="ghost"
              size="s"
              busy={ending.isBusy}
              onClick={() => dispatch(manageRequested({ type: 'EndInvitation', payload: { toolId, memberId: guest.memberId } }))}
            >
              Take back<span className="sr-only"> the invitation of {guest.username}</span>
            </Button>
          </MakerRow>
        ))}
        {guests.map(({ id, address, endsAt }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 text-[14.5px]">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{address}</span>
              <span className="block text-[13px] text-ink-2">By email, until {dateLabel(endsAt)}</span>
            </span>
            <Badge tone="note">invited</Badge>
            <Button look="ghost" size="s" busy={takingBack.isBusy} onClick={() => dispatch(guestTakenBack({ toolId, id }))}>
              Take back<span className="sr-only"> the invitation of {address}</span>
            </Button>
          </li>
        ))}
      </ul>
      {(removing.error ?? ending.error ?? takingBack.error) !== null && (
        <p role="alert" className="text-[13px] text-bad">
          {removing.error ?? ending.error ?? takingBack.error}
        </p>
      )}
      {own !== undefined && own !== ownerId && makers.some(({ memberId }) => memberId === own) && (
        <p className="text-[13px] text-ink-2">If you leave, you can’t vote for this tool for {LEFT_WITHIN_DAYS} days.</p>
      )}
      <form onSubmit={invite} noValidate className="flex items-start gap-2">
        <TextField
          label="Invite a maker"
          hideLabel
          placeholder="username or email address"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={inviting.error ?? mailing.error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          className="min-w-0 flex-1"
        />
        <Button
          type="submit"
          look="quiet"
          className="h-9.5! pointer-coarse:h-11!"
          busy={inviting.isBusy || mailing.isBusy}
          disabled={name.trim() === ''}
        >
          Invite
        </Button>
      </form>
    </Part>
  )
}

const Transfer = ({ tool: { toolId, name } }: { tool: OwnTool }) => {
  const [username, setUsername] = useState('')
  const { isBusy, error } = useManaging('TransferTool')
  const dispatch = useDispatch()
  const form = useId()
  const give = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = username.trim().replace(/^@/, '').toLowerCase()
    if (to !== '') dispatch(manageRequested({ type: 'TransferTool', payload: { toolId }, username: to }))
  }
  return (
    <Part title="Hand it on" hint="Its new owner decides about it from then on. You stay one of its makers until they say otherwise.">
      <Dialog
        size="s"
        title={`Hand ${name} on?`}
        description="The member you name becomes its owner at once. Only they can give it back."
        trigger={
          <Button look="quiet" size="s" className="justify-self-start">
            Transfer to another member
          </Button>
        }
        footer={
          <>
            <DialogClose>
              <Button look="ghost">Keep it</Button>
            </DialogClose>
            <Button type="submit" form={form} busy={isBusy} disabled={username.trim() === ''}>
              Transfer it
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={give} noValidate>
          <TextField
            label="To whom?"
            before="@"
            value={username}
            onChange={({ currentTarget }) => setUsername(currentTarget.value)}
            error={error}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={41}
          />
        </form>
      </Dialog>
    </Part>
  )
}

const Seen = ({ tool: { toolId, state, withheld } }: { tool: OwnTool }) => {
  const type = state === 'hidden' ? 'ShowTool' : 'HideTool'
  const hiding = useManaging('HideTool')
  const showing = useManaging('ShowTool')
  const dispatch = useDispatch()
  const error = hiding.error ?? showing.error
  if (withheld !== null)
    return (
      <Part
        title={withheld.act === 'hold' ? 'A moderator looks at it first' : 'A moderator has hidden it'}
        hint="Only its makers and moderators see its page for now. Your tools say why."
      >
        {null}
      </Part>
    )
  return (
    <Part
      title={state === 'hidden' ? 'It is unlisted' : 'It is in the directory'}
      hint={
        state === 'hidden'
          ? 'It can’t be found, and only its makers see its page. Its votes and places stay what they were.'
          : 'If you unlist it, it can’t be found until you list it again. Its votes and places stay what they were.'
      }
    >
      <Button
        look="quiet"
        size="s"
        className="justify-self-start"
        busy={hiding.isBusy || showing.isBusy}
        onClick={() => dispatch(manageRequested({ type, payload: { toolId } }))}
      >
        {state === 'hidden' ? 'List it again' : 'Unlist it'}
      </Button>
      {error !== null && (
        <p role="alert" className="text-[13px] text-bad">
          {error}
        </p>
      )}
    </Part>
  )
}

const Removal = ({ tool: { toolId, name } }: { tool: OwnTool }) => {
  const [typed, setTyped] = useState('')
  const { isBusy, error } = useManaging('RemoveTool')
  const dispatch = useDispatch()
  const form = useId()
  const isSame = typed.trim() === name
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSame) dispatch(manageRequested({ type: 'RemoveTool', payload: { toolId, name: typed.trim() } }))
  }
  return (
    <Part
      title="Delete it"
      hint="For ever: its page, its pictures and its address. What was voted stays counted in the days that are over."
    >
      <Dialog
        size="s"
        title={`Delete ${name}?`}
        description="This can’t be undone. No other tool can get its address."
        trigger={
          <Button look="danger" size="s" className="justify-self-start">
            Delete this tool
          </Button>
        }
        footer={
          <>
            <DialogClose>
              <Button look="ghost">Keep it</Button>
            </DialogClose>
            <Button look="danger" type="submit" form={form} disabled={!isSame} busy={isBusy}>
              Delete it for good
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={remove} noValidate>
          <TextField
            label={
              <>
                Type <b className="font-[650]">{name}</b> to confirm
              </>
            }
            error={error}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </form>
      </Dialog>
    </Part>
  )
}
