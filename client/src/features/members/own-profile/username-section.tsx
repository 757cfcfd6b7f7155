import { type SubmitEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { CircleCheckIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { nameRequested, nameTyped, type OwnProfileState, selectOwnProfile } from './own-profile-slice.ts'
import { wrongWith } from './username-rules.ts'

/** Names are in lower case and have dashes: other input is converted as it is typed. */
const asName = (typed: string) => typed.toLowerCase().replaceAll(/\s+/g, '-')

export const UsernameSection = () => {
  const profile = useSelector(selectProfile)
  const { name } = useSelector(selectOwnProfile)
  const current = profile?.username ?? ''
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(current)
  const dispatch = useDispatch()
  // A name that was saved is the one to begin with again.
  if (before !== current) {
    setBefore(current)
    setTyped(undefined)
  }
  if (profile === undefined) return null
  const wanted = typed ?? current
  const isChanged = wanted !== current
  const wrong = isChanged && wanted !== '' ? wrongWith(wanted) : undefined
  const canSave = isChanged && wanted !== '' && wrong === undefined && name.check !== 'taken'
  const change = (value: string) => {
    const next = asName(value)
    setTyped(next)
    dispatch(nameTyped(next))
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canSave) dispatch(nameRequested(wanted))
  }
  return (
    <FormSection title="Username" hint="The address of your profile, and how others mention you. The old address goes on leading to you.">
      <form onSubmit={save} className="grid gap-4">
        <TextField
          label="Username"
          hideLabel
          name="username"
          value={wanted}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          error={name.error ?? wrong ?? (isChanged && name.check === 'taken' ? 'This username is not available.' : undefined)}
          hint={
            isChanged ? (
              <>
                Your profile will be at <span className="font-[560] text-ink-2 wrap-anywhere">/profile/{wanted || '…'}</span>
              </>
            ) : (
              <>
                Your profile is at{' '}
                <Link
                  to={`/profile/${current}`}
                  className="font-[560] text-ink-2 underline underline-offset-3 wrap-anywhere hover:text-ink"
                >
                  /profile/{current}
                </Link>
              </>
            )
          }
          after={isChanged && wrong === undefined ? <Check check={name.check} /> : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="max-w-90"
        />
        {isChanged && (
          <div className="flex gap-2.5">
            <Button type="submit" disabled={!canSave} busy={name.saving}>
              Save username
            </Button>
            <Button look="ghost" onClick={() => change(current)}>
              Cancel
            </Button>
          </div>
        )}
      </form>
    </FormSection>
  )
}

const Check = ({ check }: { check: OwnProfileState['name']['check'] }) => (
  <span role="status" className="flex items-center gap-1.5 text-[13px]">
    {check === 'checking' && (
      <>
        <Spinner className="size-3.5" />
        <span className="sr-only">Checking</span>
      </>
    )}
    {check === 'free' && (
      <span className="flex items-center gap-1 text-good">
        <CircleCheckIcon className="size-4" />
        free
      </span>
    )}
  </span>
)
