import { useEffect, useLayoutEffect } from 'react'
import { useStore } from 'react-redux'
import { usePlace } from '../../lib/page/place-context.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { hideIntroduction, isIntroduced, keepIntroduced } from './introduced.ts'

interface Props<State> {
  /** Says of the page's state whether its reader knows what Debut is: from the next page on, the line is gone. */
  readonly hasVoted: (state: State) => boolean
  /** Takes the focus, which the line had. */
  readonly onDismiss: () => void
}

/** Says above the boards what Debut is, until its reader dismisses it or has voted. It is part of every page, and the head hides it. */
export const Introduction = <State,>({ hasVoted, onDismiss }: Props<State>) => {
  const { path, search } = usePlace()
  const address = `${path}?${search}`
  useLayoutEffect(() => {
    if (isIntroduced()) hideIntroduction()
  }, [address])
  // The line is the same for every reader: what is drawn may not depend on them.
  const store = useStore<State>()
  useEffect(() => {
    const look = () => {
      if (hasVoted(store.getState())) keepIntroduced()
    }
    look()
    return store.subscribe(look)
  }, [store, hasVoted])
  return (
    <aside
      aria-label="What Debut is"
      className="introduction mb-5 flex items-start gap-1 rounded-panel bg-lime-wash py-2 pr-1.5 pl-4 text-[14px]/normal text-ink-2 md:items-center md:gap-3.5 md:pl-4.5"
    >
      <p className="min-w-0 flex-1 py-1">
        <b className="font-semibold text-ink">Debut is a daily launchpad.</b> Makers launch, members cast three votes a day, and anyone can
        recount every vote.{' '}
        <Link to="/transparency" className="way-link">
          How to check
        </Link>
      </p>
      <IconButton
        label="Dismiss"
        size="s"
        className="needs-script"
        onClick={() => {
          keepIntroduced()
          hideIntroduction()
          onDismiss()
        }}
      >
        <CloseIcon className="size-3.5" />
      </IconButton>
    </aside>
  )
}
