import { useSelector } from 'react-redux'
import type { Page } from '../lib/page/page.ts'
import { selectProfile, selectSession, type SessionState } from '../lib/session/session-slice.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Link } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

/** Members are sent to their own; visitors are offered to sign in. */
const OwnProfilePage = () => {
  const { status } = useSelector(selectSession)
  const username = useSelector(selectProfile)?.username
  return (
    <>
      <h1 className="mb-6 text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Profiles</h1>
      {status === 'visitor' ? (
        <StageMessage title="Whose profile?" lit={false}>
          <p>Sign in to see your own, or open a maker’s from the list of everyone who is here.</p>
          <Link to="/login" className={buttonClass('primary', 'm')}>
            Sign in
          </Link>
          <Link to="/community/makers" className="way-link">
            Meet the makers
          </Link>
        </StageMessage>
      ) : (
        <StageMessage title="This is about you" lit>
          <p>{username ? 'Your profile is one step from here.' : 'Your name is still on its way. It takes a moment for new members.'}</p>
          <Link to={username ? `/profile/${username}` : '/settings'} className={buttonClass('primary', 'm')}>
            {username ? 'Open your profile' : 'To your settings'}
          </Link>
        </StageMessage>
      )}
    </>
  )
}

export const page: Page<{ session: SessionState }> = {
  Component: OwnProfilePage,
  moved: (state) => {
    const username = selectProfile(state)?.username
    return username ? `/profile/${username}` : undefined
  },
  head: () => ({ title: 'Profiles', description: 'Everyone on Debut has a page: what they made, and how long they have voted in a row.' }),
}
