import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectBoundaries } from '../../lib/boundaries/boundaries.ts'
import { BLOCKED, MUTED, MUTED_THREADS, MUTED_TOOLS } from '../../lib/boundaries/boundary-marks.ts'
import { formSent } from '../../lib/commands/forms-slice.ts'
import { type Mark, setMark } from '../../lib/marks/mark.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import type { Opened } from '../../ui/late.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { BoundaryState } from './boundary-state.ts'

export interface About {
  /** Who wrote it, or whose profile it is. */
  readonly member?: { readonly memberId: string; readonly username: string }
  readonly postId?: string
  readonly tool?: { readonly toolId: string; readonly name: string }
}

/** Lets the reader mute or block what the menu is about. Other members can't see their choice. */
export const BoundaryMenu = ({ about: { member, postId, tool }, ...opened }: Opened & { readonly about: About }) => {
  const isOwn = useSelector((state: BoundaryState) => selectMemberId(state)) === member?.memberId
  return (
    <Menu {...opened} align="end">
      {postId === undefined ? null : (
        <Item
          list="threads"
          mark={MUTED_THREADS}
          id={postId}
          words={['Mute this thread', 'Unmute this thread']}
          done={['Thread muted', 'Thread unmuted']}
          says="You won’t be notified of it any more."
        />
      )}
      {tool === undefined ? null : (
        <Item
          list="tools"
          mark={MUTED_TOOLS}
          id={tool.toolId}
          words={[`Mute ${tool.name}`, `Unmute ${tool.name}`]}
          done={[`${tool.name} muted`, `${tool.name} unmuted`]}
          says="You won’t be notified of it any more."
        />
      )}
      {member === undefined || isOwn ? null : <OfMember {...member} />}
    </Menu>
  )
}

const OfMember = ({ memberId, username }: NonNullable<About['member']>) => (
  <>
    <Item
      list="muted"
      mark={MUTED}
      id={memberId}
      words={[`Mute ${username}`, `Unmute ${username}`]}
      done={[`${username} muted`, `${username} unmuted`]}
      says="You won’t see their posts, and their comments are folded."
    />
    <Item
      list="blocked"
      mark={BLOCKED}
      id={memberId}
      words={[`Block ${username}`, `Unblock ${username}`]}
      done={[`${username} blocked`, `${username} unblocked`]}
      says="Nothing they do reaches you, and they can’t reply to you. They aren’t notified."
      look="danger"
    />
  </>
)

interface ItemProps {
  readonly list: 'blocked' | 'muted' | 'threads' | 'tools'
  readonly mark: Mark
  readonly id: string
  /** To set it, and to take it off. */
  readonly words: readonly [string, string]
  /** What a toast says then. */
  readonly done: readonly [string, string]
  readonly says: string
  readonly look?: 'plain' | 'danger'
}

const Item = ({ list, mark, id, words, done, says, look = 'plain' }: ItemProps): ReactNode => {
  const known = useSelector((state: BoundaryState) => selectBoundaries(state))
  const isSet = known?.[list].has(id) ?? false
  const dispatch = useDispatch()
  const toggle = () => {
    const { command, form } = setMark(mark, id, !isSet)
    const { about, commandId, after } = form.payload
    const { type, payload } = setMark(mark, id, false).command.payload
    const toast = isSet ? { title: done[1] } : { title: done[0], description: says, undo: { type, payload, done: done[1] } }
    dispatch(formSent({ about, commandId, after: { ...after, done: toast } }))
    dispatch(command)
  }
  return (
    <MenuItem look={isSet ? 'plain' : look} disabled={known === undefined} onSelect={toggle}>
      {isSet ? words[1] : words[0]}
    </MenuItem>
  )
}
