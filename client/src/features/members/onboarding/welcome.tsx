import { MAKERS_TO_FOLLOW, type Welcome as Offers } from '@debut/events/members/welcome-routes.ts'
import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import type { ComponentType } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Face } from '../../../ui/face.tsx'
import { Flame } from '../../../ui/flame.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { firstThings, type Progress, stepsDone } from './first-things.ts'
import { onboardingClosed, selectIsReopened, selectOnboarding } from './onboarding-slice.ts'
import { WelcomeNote, WelcomeRow, WelcomeStep } from './welcome-step.tsx'
import { WhoYouAre } from './who-you-are.tsx'

type Launch = Offers['launches'][number]
type Maker = Offers['makers'][number]

interface Props {
  readonly progress: Progress
  /** The buttons of each launch and maker. */
  readonly Vote: ComponentType<{ readonly launch: Launch }>
  readonly Follow: ComponentType<{ readonly maker: Maker }>
  /** The id of the button that opens the account menu. It takes the focus when the welcome was opened from there. */
  readonly accountButton: string
}

export const Welcome = ({ progress, Vote, Follow, accountButton }: Props) => {
  const isOpen = useSelector(selectOnboarding) === 'shown'
  const isReopened = useSelector(selectIsReopened)
  const dispatch = useDispatch()
  const close = () => void dispatch(onboardingClosed())
  const steps = stepsDone(progress)
  const [hasVoted, hasFollowed, isDescribed] = steps
  const isDone = steps.every(Boolean)
  return (
    <Dialog
      title="Welcome to Debut"
      description="Three things to do on your first day."
      size="xl"
      mark={
        <span className="grid flex-none [&>svg]:size-13">
          <Logo />
        </span>
      }
      aside={<Steps steps={steps} />}
      focusAfter={() => (isReopened ? document.getElementById(accountButton) : document.querySelector('main'))}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      footer={
        <>
          <p className="mr-auto flex items-center gap-3 text-[14px] text-ink-2">
            Have a product to launch?
            <Link className={buttonClass('quiet', 'm')} to="/submit-a-tool" onClick={close}>
              Get started
            </Link>
          </p>
          <div className="flex gap-2 max-sm:w-full">
            {isDone ? null : (
              <Button look="quiet" onClick={close}>
                Skip for now
              </Button>
            )}
            <Link className={`${buttonClass('primary', 'm')} bg-lime! text-on-lime! max-sm:grow`} to="/" onClick={close}>
              Go to today’s launches
            </Link>
          </div>
        </>
      }
    >
      <div className="grid lg:grid-cols-3">
        <VoteStep isDone={hasVoted} Vote={Vote} onLeave={close} />
        <FollowStep isDone={hasFollowed} following={progress.following} Follow={Follow} onLeave={close} />
        <WelcomeStep
          number={3}
          isDone={isDescribed}
          title="Grow your products"
          heading="Say who you are"
          hint="A name and one line help makers answer you."
        >
          <WhoYouAre onLeave={close} />
        </WelcomeStep>
      </div>
    </Dialog>
  )
}

/** It is read out when one more is done. */
const Steps = ({ steps }: { readonly steps: readonly boolean[] }) => (
  <p role="status" className="flex items-center gap-1.5 text-[13px] text-ink-2 max-lg:w-full">
    {steps.map((isDone, index) => (
      <span key={index} aria-hidden="true" className={`h-1.5 w-7 rounded-[3px] max-lg:grow ${isDone ? 'bg-lime' : 'bg-line'}`} />
    ))}
    {steps.filter(Boolean).length} of {steps.length} done
  </p>
)

type VoteProps = Pick<Props, 'Vote'> & { readonly isDone: boolean; readonly onLeave: () => void }

const VoteStep = ({ isDone, Vote, onLeave }: VoteProps) => {
  const view = useResource(firstThings())
  const isUnconfirmed = view.status === 'ready' && !view.data.verified && !isDone
  const step = { number: 1, isDone, title: 'A full set of features' }
  if (isUnconfirmed)
    return (
      <WelcomeStep
        {...step}
        heading="Confirm your email"
        hint="Only members with a confirmed email can vote. Once yours is, you can vote here."
      >
        <Link className={`${buttonClass('quiet', 'm')} self-start`} to="/settings" onClick={onLeave}>
          Confirm your email
        </Link>
      </WelcomeStep>
    )
  return (
    <WelcomeStep {...step} heading="Cast a vote" hint="You get three a day. Pick what you’d use.">
      <Offered what="launches" rows={3} view={view}>
        {({ launches }) =>
          launches.length === 0 ? (
            <p className="text-[13px] text-ink-2">No launches are open right now. The next day starts at midnight, Los Angeles time.</p>
          ) : (
            <ul className="grid gap-2.5">
              {launches.map((launch) => (
                <WelcomeRow
                  key={launch.launchId}
                  picture={<ToolLogo src={launch.logo} size={40} className="bg-sunken" />}
                  button={<Vote launch={launch} />}
                >
                  <p className="truncate text-[14px]/[1.2] font-[640]">{launch.name}</p>
                  <p className="line-clamp-2 text-[12px]/[1.3] text-ink-3">{launch.tagline}</p>
                </WelcomeRow>
              ))}
            </ul>
          )
        }
      </Offered>
      <StreakNote />
    </WelcomeStep>
  )
}

const [DOUBLED] = rewardTiers

const StreakNote = () => {
  const streak = useSelector(selectProfile)?.streak ?? 0
  if (streak === 0 || DOUBLED === undefined) return null
  const left = DOUBLED.streaks - streak
  return (
    <WelcomeNote>
      <Flame className="mt-0.5 size-4" />
      <span>
        Your streak is {streak} {streak === 1 ? 'day' : 'days'}.
        {left > 0 ? ` Vote ${left} more ${left === 1 ? 'day' : 'days'} in a row and your votes count double.` : ''}
      </span>
    </WelcomeNote>
  )
}

type FollowProps = Pick<Props, 'Follow'> & { readonly isDone: boolean; readonly following: number; readonly onLeave: () => void }

const FollowStep = ({ isDone, following, Follow, onLeave }: FollowProps) => {
  const view = useResource(firstThings())
  return (
    <WelcomeStep
      number={2}
      isDone={isDone}
      title="Join our Community"
      heading="Follow three makers"
      hint="Their launches and posts fill your feed."
    >
      <Offered what="makers" rows={4} view={view}>
        {({ makers }) => (
          <ul className="grid gap-2.5">
            {makers.map((maker) => (
              <WelcomeRow key={maker.memberId} picture={<Face member={maker} className="size-10" />} button={<Follow maker={maker} />}>
                <p className="truncate text-[14px]/[1.2] font-[640]">{maker.name ?? maker.username}</p>
                {maker.tools[0] === undefined ? null : <p className="truncate text-[12px]/[1.3] text-ink-3">makes {maker.tools[0].name}</p>}
              </WelcomeRow>
            ))}
          </ul>
        )}
      </Offered>
      <WelcomeNote>
        <span>
          {isDone ? null : <b className="font-[620] text-ink">{MAKERS_TO_FOLLOW - following} more to go. </b>}
          <Link className="way-link" to="/community/makers" onClick={onLeave}>
            Browse all makers
          </Link>
        </span>
      </WelcomeNote>
    </WelcomeStep>
  )
}

interface OfferedProps {
  readonly what: string
  readonly rows: number
  readonly view: ReturnType<typeof useResource<Offers>>
  readonly children: (offers: Offers) => React.ReactNode
}

const Offered = ({ what, rows, view, children }: OfferedProps) => {
  if (view.status === 'ready') return children(view.data)
  if (view.status === 'unreachable')
    return (
      <Notice
        tone="warn"
        action={
          <Button look="quiet" size="s" onClick={view.refetch}>
            Try again
          </Button>
        }
      >
        The {what} didn’t load.
      </Notice>
    )
  return (
    <Loading what={`Loading ${what}`}>
      <div className="grid gap-2.5">
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} className="h-11.5 w-full" />
        ))}
      </div>
    </Loading>
  )
}
