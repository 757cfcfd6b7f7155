import { DescribeProfile } from '@debut/events/members/member-commands.ts'
import { type LinkKind, linkKinds, LONGEST_BIO } from '@debut/events/members/self-description.ts'
import { type SubmitEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { NETWORKS } from '../../../ui/networks.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { useFirstInvalid } from '../../../ui/use-first-invalid.ts'
import { wholeAddress } from '../../../ui/whole-address.ts'
import type { MemberProfile } from '../profiles/profile.ts'
import { profiles } from '../profiles/profiles.ts'
import { type Description, isSameDescription, linkErrors, payloadOf, roomFor } from './description.ts'

const SITES: Readonly<Record<LinkKind, { readonly label: string; readonly example: string }>> = {
  website: { label: 'Website', example: 'https://fernweh.example' },
  ...NETWORKS,
}

/** What a member says of themselves on their profile. */
export const DescriptionSection = () => {
  const username = useSelector(selectProfile)?.username
  return username ? <OfMember username={username} /> : null
}

const OfMember = ({ username }: { readonly username: string }) => {
  const view = useResource(profiles({ username }))
  return (
    <FormSection title="About you" hint="Shown to everyone at the top of your profile.">
      {view.status === 'ready' ? <Form key={view.data.memberId} profile={view.data} /> : null}
      {view.status === 'unreachable' ? <Unreachable what="your description" onRetry={view.refetch} /> : null}
    </FormSection>
  )
}

const Form = ({ profile: { username, bio, links } }: { readonly profile: MemberProfile }) => {
  const [typed, setTyped] = useState<Description>({ bio, links })
  const { send, isBusy, problem, errors } = useCommand('profile description', {
    changes: [profiles({ username })],
    done: { title: 'Your profile is saved' },
    refused: 'Your profile stays as it was',
    saysRefusal: true,
  })
  const form = useFirstInvalid(errors)
  const wrong = linkErrors(typed)
  const errorOf = (kind: LinkKind) => {
    const words = errors['links'] === undefined ? undefined : (wrong[kind] ?? errors[`links.${kind}`])
    return words === undefined ? undefined : `This link ${words}.`
  }
  const isChanged = !isSameDescription(typed, { bio, links })
  const change = (kind: LinkKind, address: string) => setTyped({ ...typed, links: { ...typed.links, [kind]: address } })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isChanged) send(DescribeProfile, payloadOf(typed))
  }
  return (
    <form ref={form} onSubmit={save} className="grid gap-5" noValidate>
      <TextArea
        label="Bio"
        name="bio"
        rows={3}
        optional
        value={typed.bio}
        aside={roomFor(typed.bio)}
        error={errors['bio'] === undefined ? undefined : `A bio ${errors['bio']}.`}
        hint={`Plain text, up to ${LONGEST_BIO} characters.`}
        onChange={({ currentTarget }) => setTyped({ ...typed, bio: currentTarget.value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {linkKinds.map((kind) => (
          <TextField
            key={kind}
            label={SITES[kind].label}
            name={kind}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={typed.links[kind] ?? ''}
            placeholder={SITES[kind].example}
            error={errorOf(kind)}
            onChange={({ currentTarget }) => change(kind, currentTarget.value)}
            onBlur={({ currentTarget }) => change(kind, wholeAddress(currentTarget.value))}
          />
        ))}
      </div>
      {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      <div className="flex gap-2.5">
        <Button type="submit" disabled={!isChanged} busy={isBusy}>
          Save profile
        </Button>
        {isChanged ? (
          <Button look="ghost" onClick={() => setTyped({ bio, links })}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  )
}
