import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'
import { InitialMark } from '../../ui/initial-mark.tsx'

/** A tool's own picture, or its initial. */
export const SubjectMark = ({ subject, className }: { readonly subject: Subject; readonly className: string }) =>
  subject.kind === 'tool' ? (
    <img src={subject.logo} alt="" width="56" height="56" decoding="async" className={`flex-none ${className}`} />
  ) : (
    <InitialMark name={subject.name} className={`text-[22px] ${className}`} />
  )
