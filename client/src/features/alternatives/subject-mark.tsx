import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'

const firstLetterOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0).toUpperCase()

/** A tool's own picture; of a product from elsewhere we have none, so it has its first letter. */
export const SubjectMark = ({ subject, className }: { readonly subject: Subject; readonly className: string }) =>
  subject.kind === 'tool' ? (
    <img src={subject.logo} alt="" width="56" height="56" decoding="async" className={`flex-none ${className}`} />
  ) : (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center border border-line bg-surface font-display text-[22px]/none font-[750] text-ink-2 ${className}`}
    >
      {firstLetterOf(subject.name)}
    </span>
  )
