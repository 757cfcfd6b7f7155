import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { onboardingClosed, selectOnboarding } from './onboarding-slice.ts'

export const Welcome = () => {
  const isOpen = useSelector(selectOnboarding) === 'shown'
  const username = useSelector(selectProfile)?.username
  const dispatch = useDispatch()
  const close = () => void dispatch(onboardingClosed())
  return (
    <Dialog
      title="Welcome to Debut"
      description="The stage is yours: three votes a day, and a place for what you make."
      hideTitle
      size="l"
      focusAfter={() => document.querySelector('main')}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-between gap-8 rounded-panel bg-ink p-6 text-paper sm:row-span-2">
          <Logo />
          <div className="grid gap-4">
            <p className="font-display text-[30px]/[1.05] font-[750] tracking-[-0.035em]">Welcome to Debut</p>
            <p className="text-[14.5px] opacity-80">Show what you have made, for a day, to people who make things too.</p>
            <Link
              className={`${buttonClass('primary', 'm')} justify-self-start bg-lime! text-on-lime!`}
              to="/submit-a-tool"
              onClick={close}
            >
              Get started
            </Link>
          </div>
        </div>
        <WelcomeCard title="Join our Community" to="/community" link="Read what makers write" onLeave={close}>
          Ask, answer and tell what you learnt. Follow the makers you like, and vote for what they launch.
        </WelcomeCard>
        <WelcomeCard title="Grow your products" to="/pricing" link="See how" onLeave={close}>
          A launch day, a lasting page and a link that counts. More reach when you want it.
        </WelcomeCard>
        <div className="sm:col-span-2">
          <WelcomeCard title="A full set of features" to="/how-it-works" link="How it works" onLeave={close}>
            Streaks and rewards, boards that replay the day, receipts for every vote, and “why am I #4?” answered.
          </WelcomeCard>
        </div>
      </div>
      {username ? (
        <p className="mt-4 text-[14px] text-ink-2">
          Your username is <b className="font-[620] wrap-anywhere text-ink">{username}</b>.{' '}
          <Link className="way-link" to="/settings" onClick={close}>
            Change it
          </Link>
        </p>
      ) : null}
    </Dialog>
  )
}

type CardProps = { title: string; to: string; link: string; onLeave: () => void; children: ReactNode }

const WelcomeCard = ({ title, to, link, onLeave, children }: CardProps) => (
  <section className="grid h-full content-between gap-3 rounded-panel border border-line-2 bg-paper p-5">
    <div className="grid gap-1.5">
      <h3 className="text-[17px] font-bold">{title}</h3>
      <p className="text-[14px] text-ink-2">{children}</p>
    </div>
    <Link to={to} className="way-link justify-self-start text-[14px]" onClick={onLeave}>
      {link}
    </Link>
  </section>
)
