import type { ReactNode } from 'react'

interface Props {
  readonly member: {
    /** It is null for members who use only their username. */
    readonly name: string | null
    readonly username: string
  }
  /** Draws each of the two names; by default they are plain text. */
  readonly written?: (text: string) => ReactNode
}

/** Shows a member to others by name, followed by the username. */
export const MemberName = ({ member: { name, username }, written = plainly }: Props) =>
  name === null ? (
    written(username)
  ) : (
    <span className="member-name">
      <b>{written(name)}</b> <span>@{written(username)}</span>
    </span>
  )

const plainly = (text: string): ReactNode => text
