import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { EmailPreferences } from '@debut/events/members/preferences.ts'
import { preferences, selectChoicesWait, selectShownPreferences, type Topic } from './preferences.ts'
import { preferenceChosen, selectFailed } from './preferences-slice.ts'

interface Choice {
  readonly topic: Topic
  readonly label: string
  readonly hint: string
}

const COMMUNITY: readonly Choice[] = [
  { topic: 'mention', label: 'Mentions', hint: 'Somebody names you in a post or a comment.' },
  { topic: 'comment_reply', label: 'Replies', hint: 'Somebody replies to your comment.' },
  { topic: 'post_comment', label: 'Comments', hint: 'Somebody comments on your post.' },
  { topic: 'post_like', label: 'Likes', hint: 'Somebody likes your post.' },
  { topic: 'follow', label: 'Followers', hint: 'Somebody starts following you.' },
]
const TOOLS: readonly Choice[] = [{ topic: 'tool_review', label: 'Reviews', hint: 'Somebody leaves a review on your product.' }]
const NEWSLETTER: readonly Choice[] = [
  { topic: 'newsletter', label: 'The newsletter', hint: 'The best launches, now and then. Every mail has a way out.' },
]

/** What may also come by email. On Debut itself, there is a notification of everything. */
export const PreferencesForm = () => {
  const { status, refetch } = useResource(preferences())
  const failed = useSelector(selectFailed)
  const shown = useSelector(selectShownPreferences, shallowEqual)
  const isWaiting = useSelector(selectChoicesWait)
  if (shown === undefined) return status === 'loading' ? <Waiting /> : <Unreachable onRetry={refetch} />
  return (
    <>
      <p role="status" className="sr-only">
        {failed?.error ?? ''}
      </p>
      {isWaiting && <Notice tone="warn">Kept here, and saved when you are back online.</Notice>}
      <FormSection title="Community" hint="These always stand under the bell. Choose which of them we mail as well.">
        <Choices choices={COMMUNITY} shown={shown} />
      </FormSection>
      <FormSection title="Your products" hint="What others say of what you made.">
        <Choices choices={TOOLS} shown={shown} />
      </FormSection>
      <FormSection title="From us" hint="Mails about your account and its safety come in any case.">
        <Choices choices={NEWSLETTER} shown={shown} />
      </FormSection>
    </>
  )
}

const Choices = ({ choices, shown }: { choices: readonly Choice[]; shown: EmailPreferences }) => {
  const failed = useSelector(selectFailed)
  const dispatch = useDispatch()
  return (
    <ul className="grid gap-4.5">
      {choices.map(({ topic, label, hint }) => (
        <li key={topic} className="grid gap-2">
          <Switch
            label={label}
            hint={hint}
            name={topic}
            checked={shown[topic]}
            onChange={({ currentTarget }) => dispatch(preferenceChosen({ topic, wanted: currentTarget.checked }))}
          />
          {failed?.topic === topic && <Notice tone="warn">{failed.error}</Notice>}
        </li>
      ))}
    </ul>
  )
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
