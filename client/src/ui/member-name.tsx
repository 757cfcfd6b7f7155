import type { ReactNode } from 'react'

interface Props {
  readonly member: {
    /** Null where they go by their username alone. */
    readonly name: string | null
    readonly username: string
  }
  /** How each of the two is written; plainly unless it says otherwise. */
  readonly written?: (text: string) => ReactNode
}

/** A member as others read of them: by name, with the username second. */
export const MemberName = ({ member: { name, username }, written = plainly }: Props) =>
  name === null ? (
    written(username)
  ) : (
    <span className="member-name">
      <b>{written(name)}</b> <span>@{written(username)}</span>
    </span>
  )

const plainly = (text: string): ReactNode => text
