import { type ReactNode, useState } from 'react'

interface Props {
  /** What stands in its place: "A comment by someone you muted". */
  readonly says: string
  readonly children: ReactNode
}

/** A text that its reader would rather not see, behind one line that opens it. */
export const FoldedText = ({ says, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    children
  ) : (
    <p className="col-span-full flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-[14px] text-ink-3">
      <em>{says}</em>
      <button
        type="button"
        className="text-act"
        aria-label={`Show ${says.charAt(0).toLowerCase()}${says.slice(1)}`}
        onClick={() => setIsOpen(true)}
      >
        Show
      </button>
    </p>
  )
}
