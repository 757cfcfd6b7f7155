import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'
import { LetterMark } from '../../ui/letter-mark.tsx'

/** A tool's own picture, or a letter. */
export const SubjectMark = ({ subject, className }: { readonly subject: Subject; readonly className: string }) =>
  subject.kind === 'tool' ? (
    <img src={subject.logo} alt="" width="56" height="56" decoding="async" className={`flex-none ${className}`} />
  ) : (
    <LetterMark name={subject.name} className={`text-[22px] ${className}`} />
  )
