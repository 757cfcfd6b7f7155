import { useData } from '../../../lib/resources/use-resource.ts'
import { Link } from '../../../ui/link.tsx'
import { preferences } from './preferences.ts'

const KINDS = [
  { kind: 'post_comment', label: 'Comments on your posts' },
  { kind: 'comment_reply', label: 'Replies' },
  { kind: 'mention', label: 'Mentions' },
  { kind: 'tool_review', label: 'Reviews' },
  { kind: 'tool_invitation', label: 'Invitations' },
  { kind: 'post_like', label: 'Likes' },
  { kind: 'follow', label: 'New followers' },
] as const

const FREQUENCIES = { at_once: 'as they happen', daily: 'daily', weekly: 'weekly' } as const

/** Which notifications also go by email, beside the list of them. */
export const EmailSummary = () => {
  const data = useData(preferences())
  if (data === undefined) return null
  return (
    <section className="rounded-card border border-line-2 bg-surface p-4.5">
      <h2 className="mb-3 font-text text-[13.5px] font-[620] text-ink-2">Also by email, {FREQUENCIES[data.emailFrequency]}</h2>
      <dl className="grid gap-2.5 text-[14px]">
        {KINDS.map(({ kind, label }) => (
          <div key={kind} className="flex justify-between gap-3">
            <dt>{label}</dt>
            <dd className="text-ink-3">{data.email[kind] ? 'On' : 'Off'}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3">
          <dt>Moderation decisions</dt>
          <dd className="text-ink-3">Always</dd>
        </div>
      </dl>
      <Link to="/settings/communication" className="way-link mt-3.5 inline-block text-[14px]">
        Change email settings
      </Link>
    </section>
  )
}
