import { useState } from 'react'
import type { OfAuthor } from '../../../ui/moderation/of-author.ts'
import { ConductCard } from './conduct-card.tsx'

/** Shows next to a text what moderators decided about its author before, and what they can decide now. It is fetched once it is opened. */
export const AuthorHistory: OfAuthor = ({ memberId, username }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="needs-script" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-[560]">{`History of ${username}`}</summary>
      <div className="mt-2 max-w-[46ch]">{isOpen ? <ConductCard memberId={memberId} username={username} /> : null}</div>
    </details>
  )
}
