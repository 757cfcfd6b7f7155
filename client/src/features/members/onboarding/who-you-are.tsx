import { AVATAR_TYPES } from '@debut/events/members/avatar-file.ts'
import { ChangeName, DescribeProfile } from '@debut/events/members/member-commands.ts'
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { givenPicture } from '../../../lib/images/given-picture.ts'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { OwnFace } from '../../../ui/own-face.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFirstInvalid } from '../../../ui/use-first-invalid.ts'
import { payloadOf, roomFor } from '../own-profile/description.ts'
import type { OwnProfileState } from '../own-profile/own-profile-slice.ts'
import { profiles } from '../profiles/profiles.ts'
import { photoChosen } from './onboarding-slice.ts'

/** The picture, the name and the bio that the settings have too. */
export const WhoYouAre = ({ onLeave }: { readonly onLeave: () => void }) => {
  const username = useSelector(selectProfile)?.username
  if (!username) return null
  return (
    <>
      <Photo />
      <Form key={username} username={username} />
      <p className="mt-3 text-[13px] text-ink-2">
        Your username is <b className="font-[620] wrap-anywhere text-ink">{username}</b>.{' '}
        <Link className="way-link" to="/settings" onClick={onLeave}>
          Change it
        </Link>
      </p>
    </>
  )
}

const Photo = () => {
  const isGiven = givenPicture(useSelector(selectProfile)?.avatarUrl) !== undefined
  // Its slice comes with the first picture that is chosen.
  const sending = useSelector(({ ownProfile }: { readonly ownProfile?: OwnProfileState }) => ownProfile?.avatar)
  const input = useRef<HTMLInputElement>(null)
  const dispatch = useDispatch()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    // The same file may be chosen once more.
    currentTarget.value = ''
    if (chosen !== undefined) dispatch(photoChosen(chosen))
  }
  const isSending = sending !== undefined && sending.sent !== null
  return (
    <div className="mb-3.5 grid gap-2">
      <div className="flex items-center gap-3">
        <OwnFace className="size-12" />
        <input ref={input} type="file" accept={AVATAR_TYPES.join(',')} hidden onChange={choose} data-field="welcome-photo" />
        <Button look="quiet" size="s" busy={isSending} onClick={() => input.current?.click()}>
          {isGiven ? 'Change photo' : 'Add a photo'}
        </Button>
      </div>
      {sending?.error ? <Notice tone="bad">{sending.error}</Notice> : null}
    </div>
  )
}

const Form = ({ username }: { readonly username: string }) => {
  const known = useSought(profiles({ username }))
  const profile = known === undefined || 'moved' in known ? undefined : known
  const [typed, setTyped] = useState<{ readonly name?: string; readonly bio?: string }>({})
  const after = { changes: [profiles({ username })], saysRefusal: true } as const
  const naming = useCommand('welcome name', { ...after, refused: 'Your name stays as it was' })
  const describing = useCommand('welcome bio', { ...after, refused: 'Your profile stays as it was' })
  const errors = { ...naming.errors, ...describing.errors }
  const form = useFirstInvalid(`${errors['name'] ?? ''} ${errors['bio'] ?? ''}`)
  const before = { name: profile?.name ?? '', bio: profile?.bio ?? '' }
  const wanted = { ...before, ...typed }
  const isRenamed = wanted.name.trim() !== before.name
  const isRedescribed = wanted.bio.trim() !== before.bio
  const isBusy = naming.isBusy || describing.isBusy
  const problem = naming.problem ?? describing.problem
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (profile === undefined) return
    if (isRenamed) naming.send(ChangeName, { name: wanted.name.trim() })
    // The links are part of the same command, and stay as they are.
    if (isRedescribed) describing.send(DescribeProfile, payloadOf({ bio: wanted.bio, links: profile.links }))
  }
  return (
    <form ref={form} onSubmit={save} className="grid gap-3" noValidate>
      <TextField
        label="Name"
        name="name"
        value={wanted.name}
        onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        error={errors['name'] === undefined ? undefined : `A name ${errors['name']}.`}
        autoComplete="name"
        spellCheck={false}
      />
      <TextArea
        label="About you"
        name="bio"
        rows={2}
        optional
        value={wanted.bio}
        placeholder="What do you make, or what do you look for?"
        aside={roomFor(wanted.bio)}
        error={errors['bio'] === undefined ? undefined : `A bio ${errors['bio']}.`}
        onChange={({ currentTarget }) => setTyped({ ...typed, bio: currentTarget.value })}
      />
      {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" look="quiet" disabled={profile === undefined || !(isRenamed || isRedescribed)} busy={isBusy}>
        Save
      </Button>
    </form>
  )
}
