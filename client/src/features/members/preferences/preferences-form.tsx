import { useDispatch, useSelector } from 'react-redux'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { EmailFrequency, InAppPreferences, Preferences } from '@debut/events/members/preferences.ts'
import { type Choice, firstChanged } from './choice.ts'
import { preferences, selectChoicesWait, selectShownPreferences } from './preferences.ts'
import { preferenceChosen, selectFailed } from './preferences-slice.ts'

interface Kind {
  readonly kind: Exclude<keyof InAppPreferences, 'moderation'>
  readonly label: string
  readonly hint: string
}

const COMMUNITY: readonly Kind[] = [
  { kind: 'mention', label: 'Mentions', hint: 'Someone mentions you in a post or a comment.' },
  { kind: 'comment_reply', label: 'Replies', hint: 'Someone replies to your comment.' },
  { kind: 'post_comment', label: 'Comments', hint: 'Someone comments on your post.' },
  { kind: 'post_like', label: 'Likes', hint: 'Someone likes your post.' },
  { kind: 'follow', label: 'Followers', hint: 'Someone starts following you.' },
]
const TOOLS: readonly Kind[] = [
  { kind: 'tool_review', label: 'Reviews', hint: 'Someone leaves a review on your product.' },
  { kind: 'tool_invitation', label: 'Invitations', hint: 'Someone invites you as a maker, or answers your invitation.' },
]

const FREQUENCIES: readonly { readonly value: EmailFrequency; readonly label: string; readonly hint: string }[] = [
  { value: 'at_once', label: 'As they happen', hint: 'At most one email an hour for each post and kind.' },
  { value: 'daily', label: 'Daily', hint: 'One email a day at 09:00 in Los Angeles.' },
  { value: 'weekly', label: 'Weekly', hint: 'One email on Mondays at 09:00 in Los Angeles.' },
]

/** What members are notified of, on Debut and by email. */
export const PreferencesForm = () => {
  const { status, refetch } = useResource(preferences())
  const failed = useSelector(selectFailed)
  const shown = useSelector(selectShownPreferences, isSame)
  const isWaiting = useSelector(selectChoicesWait)
  if (shown === undefined) return status === 'loading' ? <Waiting /> : <Unreachable onRetry={refetch} />
  return (
    <>
      <p role="status" className="sr-only">
        {failed?.error ?? ''}
      </p>
      {isWaiting && <Notice tone="warn">Kept here, and saved when you are back online.</Notice>}
      <FormSection title="Community" hint="Choose which notifications you get on Debut, and which we also email you.">
        <Channels kinds={COMMUNITY} shown={shown} />
      </FormSection>
      <FormSection title="Your products" hint="Reviews of what you made, and invitations to make a product together.">
        <Channels kinds={TOOLS} shown={shown} />
      </FormSection>
      <FormSection title="Email frequency" hint="How often we email you about notifications you haven’t read yet.">
        <Frequency chosen={shown.emailFrequency} />
      </FormSection>
      <FormSection title="From us" hint="We always email you about your account, its security and moderation decisions that affect you.">
        <Decisions wanted={shown.inApp.moderation} />
        <Newsletter wanted={shown.email.newsletter} />
      </FormSection>
    </>
  )
}

const Channels = ({ kinds, shown: { inApp, email } }: { kinds: readonly Kind[]; shown: Preferences }) => (
  <div className="grid gap-4.5">
    <p aria-hidden="true" className={`${CHANNELS} text-[12.5px] font-[560] text-ink-3`}>
      <span />
      <span>On Debut</span>
      <span>Email</span>
    </p>
    <ul className="grid gap-4.5">
      {kinds.map(({ kind, label, hint }) => (
        <li key={kind} className="grid gap-2">
          <div className={CHANNELS}>
            <span className="text-[14.5px] font-[560]">
              {label}
              <span className="block text-[13px] font-normal text-ink-2">{hint}</span>
            </span>
            <Channel name={`${label} on Debut`} choice={{ of: 'inApp', kind, wanted: inApp[kind] }} />
            <Channel name={`${label} by email`} choice={{ of: 'email', kind, wanted: email[kind] }} />
          </div>
          <Refusal places={[`inApp.${kind}`, `email.${kind}`]} />
        </li>
      ))}
    </ul>
  </div>
)

const isSame = (one: Preferences | undefined, other: Preferences | undefined) =>
  one === other || (one !== undefined && other !== undefined && firstChanged(one, other) === undefined)

const CHANNELS = 'grid grid-cols-[minmax(0,1fr)_64px_44px] items-center gap-x-3'

const Channel = ({ name, choice }: { name: string; choice: Exclude<Choice, { of: 'emailFrequency' }> }) => {
  const dispatch = useDispatch()
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      aria-label={name}
      checked={choice.wanted}
      onChange={({ currentTarget }) => dispatch(preferenceChosen({ ...choice, wanted: currentTarget.checked }))}
    />
  )
}

const Frequency = ({ chosen }: { chosen: EmailFrequency }) => {
  const dispatch = useDispatch()
  return (
    <>
      <RadioGroup
        legend="How often we email you"
        hideLegend
        options={FREQUENCIES}
        value={chosen}
        onValueChange={(value) => {
          const wanted = FREQUENCIES.find((each) => each.value === value)?.value
          if (wanted !== undefined) dispatch(preferenceChosen({ of: 'emailFrequency', wanted }))
        }}
      />
      <Refusal places={['emailFrequency']} />
    </>
  )
}

const Decisions = ({ wanted }: { wanted: boolean }) => {
  const dispatch = useDispatch()
  return (
    <>
      <Switch
        label="Moderation decisions on Debut"
        hint="A decision affects you or something of yours. The email about it always goes out."
        name="moderation"
        checked={wanted}
        onChange={({ currentTarget }) => dispatch(preferenceChosen({ of: 'inApp', kind: 'moderation', wanted: currentTarget.checked }))}
      />
      <Refusal places={['inApp.moderation']} />
    </>
  )
}

const Newsletter = ({ wanted }: { wanted: boolean }) => {
  const dispatch = useDispatch()
  return (
    <>
      <Switch
        label="The newsletter"
        hint="The best launches, now and then. Unsubscribe from any issue."
        name="newsletter"
        checked={wanted}
        onChange={({ currentTarget }) => dispatch(preferenceChosen({ of: 'email', kind: 'newsletter', wanted: currentTarget.checked }))}
      />
      <Refusal places={['email.newsletter']} />
    </>
  )
}

const Refusal = ({ places }: { places: readonly string[] }) => {
  const failed = useSelector(selectFailed)
  return failed !== null && places.includes(failed.place) && <Notice tone="warn">{failed.error}</Notice>
}

const Unreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="py-7">
    <Notice
      tone="warn"
      title="We can’t reach your choices right now"
      action={
        <Button look="quiet" size="s" className="needs-script" onClick={onRetry}>
          Try now
        </Button>
      }
    >
      Nothing is lost. We keep trying.
    </Notice>
  </div>
)

const Waiting = () => (
  <Loading what="Loading your choices">
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className="grid gap-x-10 gap-y-4 border-t border-line-2 py-7 first:border-t-0 md:grid-cols-[13.5rem_minmax(0,1fr)]">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11 w-full max-w-90" />
      </div>
    ))}
  </Loading>
)
