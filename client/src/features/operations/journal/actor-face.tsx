import type { JournalEntry } from '@debut/events/operations/operation-answers.ts'
import { Face } from '../../../ui/face.tsx'
import { BoltIcon } from '../../../ui/icons.tsx'

/** Of a member their face; a process has a bolt. */
export const ActorFace = ({ actor, className = 'size-6' }: Pick<JournalEntry, 'actor'> & { readonly className?: string }) =>
  actor.kind === 'member' ? (
    <Face member={actor} className={className} />
  ) : (
    <span aria-hidden="true" className={`grid flex-none place-items-center rounded-chip bg-line-2 text-ink-2 ${className}`}>
      <BoltIcon className="size-3.5" />
    </span>
  )
