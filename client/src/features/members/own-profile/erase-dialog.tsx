import { type SubmitEvent, useId, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { erasureRequested, selectOwnProfile } from './own-profile-slice.ts'

/** Not done by mistake: the name has to be typed. */
export const EraseDialog = () => {
  const username = useSelector(selectProfile)?.username ?? ''
  const { busy, error } = useSelector(selectOwnProfile).erasure
  const [typed, setTyped] = useState('')
  const form = useId()
  const dispatch = useDispatch()
  const isSame = typed === username && username !== ''
  const erase = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSame) dispatch(erasureRequested(typed))
  }
  return (
    <Dialog
      title="Erase your account?"
      description="This can’t be undone, not even by us: the key to your data is destroyed. If you want to keep your data, download it first. You are signed out on every device at once. If you signed in more than a day ago, we first send you a code to make sure that it is you; without an email or phone here, sign in again instead."
      trigger={
        <Button look="danger" size="s" className="needs-script justify-self-start">
          Erase my account
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button look="ghost">Keep my account</Button>
          </DialogClose>
          <Button look="danger" type="submit" form={form} disabled={!isSame} busy={busy}>
            Erase it for good
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={erase}>
        <TextField
          label={
            <>
              Type <b className="font-[650]">{username}</b> to confirm
            </>
          }
          error={error}
          name="username"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  )
}
