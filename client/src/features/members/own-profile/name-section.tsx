import { ChangeName } from '@debut/events/members/member-commands.ts'
import { type SubmitEvent, useContext, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { AddressContext } from '../../../lib/page/address-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { useFirstInvalid } from '../../../ui/use-first-invalid.ts'
import type { MemberProfile } from '../profiles/profile.ts'
import { profiles } from '../profiles/profiles.ts'

/** Edits the name that others read before the username. */
export const NameSection = () => {
  const username = useSelector(selectProfile)?.username
  return username ? <OfMember username={username} /> : null
}

const OfMember = ({ username }: { readonly username: string }) => {
  const view = useResource(profiles({ username }))
  return (
    <div id="name" className="scroll-mt-24">
      <FormSection title="Name" hint="Shown next to your username. It doesn’t have to be your own, and other members may have the same.">
        {view.status === 'ready' ? <Form key={view.data.memberId} profile={view.data} /> : null}
        {view.status === 'unreachable' ? <Unreachable what="your name" onRetry={view.refetch} /> : null}
      </FormSection>
    </div>
  )
}

const Form = ({ profile: { username, name } }: { readonly profile: MemberProfile }) => {
  const current = name ?? ''
  const [typed, setTyped] = useState<string>()
  const { send, isBusy, problem, errors } = useCommand('profile name', {
    changes: [profiles({ username })],
    done: { title: 'Your name is saved' },
    refused: 'Your name stays as it was',
    saysRefusal: true,
  })
  const form = useFirstInvalid(errors)
  const { hash } = useContext(AddressContext)
  useEffect(() => {
    if (hash === '#name') form.current?.querySelector('input')?.focus()
  }, [hash, form])
  const wanted = typed ?? current
  const isChanged = wanted.trim() !== current
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isChanged) send(ChangeName, { name: wanted.trim() })
  }
  return (
    <form ref={form} onSubmit={save} className="grid gap-4" noValidate>
      <TextField
        label="Name"
        hideLabel
        name="name"
        value={wanted}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={errors['name'] === undefined ? undefined : `A name ${errors['name']}.`}
        hint={isChanged && wanted.trim() === '' ? 'Without a name, others see your username alone.' : undefined}
        autoComplete="name"
        spellCheck={false}
        className="max-w-90"
      />
      {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      {isChanged ? (
        <div className="flex gap-2.5">
          <Button type="submit" busy={isBusy}>
            Save name
          </Button>
          <Button look="ghost" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
        </div>
      ) : null}
    </form>
  )
}
