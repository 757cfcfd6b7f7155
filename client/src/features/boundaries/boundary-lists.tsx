import type { ListedBoundaries } from '@debut/events/boundaries/boundary-answers.ts'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectBoundaries } from '../../lib/boundaries/boundaries.ts'
import { BLOCKED, MUTED, MUTED_THREADS, MUTED_TOOLS, MUTED_WORDS } from '../../lib/boundaries/boundary-marks.ts'
import { useResource } from '../../lib/resources/use-resource.ts'
import { Face } from '../../ui/face.tsx'
import { FormSection } from '../../ui/form-section.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MemberName } from '../../ui/member-name.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import type { BoundaryState } from './boundary-state.ts'
import { listedBoundaries } from './listed-boundaries.ts'
import { UndoButton } from './undo-button.tsx'
import { WordForm } from './word-form.tsx'

/** All that the reader blocked and muted, with a way to undo each. */
export const BoundaryLists = () => {
  const view = useResource(listedBoundaries())
  const held = useSelector((state: BoundaryState) => selectBoundaries(state))
  if (view.status === 'unreachable') return <Unreachable what="your lists" onRetry={view.refetch} />
  if (view.status !== 'ready')
    return (
      <Loading what="Loading your lists">
        <Skeleton className="mt-7 h-24 w-full" />
      </Loading>
    )
  const { blocked, muted, threads, tools, words } = view.data
  const isHeld = (list: 'blocked' | 'muted' | 'threads' | 'tools', id: string) => held?.[list].has(id) ?? true
  const blockedNow = blocked.filter(({ memberId }) => isHeld('blocked', memberId))
  const mutedNow = muted.filter(({ memberId }) => isHeld('muted', memberId))
  const threadsNow = threads.filter(({ postId }) => isHeld('threads', postId))
  const toolsNow = tools.filter(({ toolId }) => isHeld('tools', toolId))
  return (
    <>
      <FormSection title="Blocked members" hint="Nothing they do reaches you, and they can’t reply to you. They aren’t notified.">
        <List none="You haven’t blocked anyone." count={blockedNow.length}>
          {blockedNow.map((member) => (
            <Person
              key={member.memberId}
              member={member}
              undo={<UndoButton mark={BLOCKED} id={member.memberId} word="Unblock" name={member.username} />}
            />
          ))}
        </List>
      </FormSection>
      <FormSection
        title="Muted members"
        hint="Their posts are left out of your feeds, their comments are folded, and they don’t notify you."
      >
        <List none="You haven’t muted anyone." count={mutedNow.length}>
          {mutedNow.map((member) => (
            <Person
              key={member.memberId}
              member={member}
              undo={<UndoButton mark={MUTED} id={member.memberId} word="Unmute" name={member.username} />}
            />
          ))}
        </List>
      </FormSection>
      <FormSection title="Muted words" hint="Posts with one of these words are left out of your feeds, and comments are folded.">
        <WordForm />
        <List none="You haven’t muted any words." count={words.length}>
          {words.map(({ wordId, word }) => (
            <Row key={wordId} undo={<UndoButton mark={MUTED_WORDS} id={wordId} word="Unmute" name={word} />}>
              <span className="truncate">{word}</span>
            </Row>
          ))}
        </List>
      </FormSection>
      <FormSection title="Muted threads" hint="You aren’t notified of these posts, nor of comments on them.">
        <List none="You haven’t muted any threads." count={threadsNow.length}>
          {threadsNow.map(({ postId, name }) => (
            <Row key={postId} undo={<UndoButton mark={MUTED_THREADS} id={postId} word="Unmute" name={name ?? 'this post'} />}>
              {name === null ? (
                <span className="text-ink-3">A post that was deleted or hidden</span>
              ) : (
                <Link to={`/posts/${postId}`} className="truncate">
                  {name}
                </Link>
              )}
            </Row>
          ))}
        </List>
      </FormSection>
      <FormSection title="Muted products" hint="You aren’t notified of what happens around these products.">
        <List none="You haven’t muted any products." count={toolsNow.length}>
          {toolsNow.map(({ toolId, tool }) => (
            <Row key={toolId} undo={<UndoButton mark={MUTED_TOOLS} id={toolId} word="Unmute" name={tool?.name ?? 'this product'} />}>
              {tool === null ? (
                <span className="text-ink-3">A product that was hidden or removed</span>
              ) : (
                <>
                  <ToolLogo src={tool.logo} size={30} />
                  <Link to={`/tool/${tool.slug}`} className="truncate">
                    {tool.name}
                  </Link>
                </>
              )}
            </Row>
          ))}
        </List>
      </FormSection>
    </>
  )
}

const List = ({ none, count, children }: { readonly none: string; readonly count: number; readonly children: ReactNode }) =>
  count === 0 ? <p className="text-[14.5px] text-ink-2">{none}</p> : <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</ul>

const Row = ({ undo, children }: { readonly undo: ReactNode; readonly children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-3 text-[15px]">
    <span className="flex min-w-0 flex-1 items-center gap-3">{children}</span>
    {undo}
  </li>
)

interface PersonProps {
  readonly member: ListedBoundaries['blocked'][number]
  readonly undo: ReactNode
}

const Person = ({ member, undo }: PersonProps) => (
  <Row undo={undo}>
    <Face member={member} className="size-9" />
    <Link to={`/profile/${member.username}`} className="truncate">
      <MemberName member={member} />
    </Link>
  </Row>
)
