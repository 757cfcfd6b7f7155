import { useDispatch } from 'react-redux'
import { loadingFailed, loadingFinished, loadingStarted } from '../../features/loading-bar/loading-bar-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingBar } from '../../ui/loading-bar.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Specimen, type SpecimensOf } from './specimen.tsx'

const TONES = ['note', 'good', 'warn', 'bad', 'lime'] as const

export const NewsSpecimens: SpecimensOf = () => {
  const dispatch = useDispatch()
  return (
    <>
      <Specimen title="Toast">
        {TONES.map((color) => (
          <Button
            key={color}
            look="quiet"
            onClick={() => dispatch(toastShown({ title: `A toast that is ${color}`, description: 'It stays for five seconds.', color }))}
          >
            {color}
          </Button>
        ))}
        <Button
          look="quiet"
          onClick={() =>
            dispatch(
              toastShown({
                title: 'Vote taken back',
                duration: 20_000,
                actions: [
                  { label: 'Vote again', dispatch: toastShown({ title: 'Voted', color: 'good' }) },
                  { label: 'Back to home', to: '/' },
                ],
              }),
            )
          }
        >
          with actions
        </Button>
      </Specimen>
      <Specimen title="Notice" flow="column">
        <Notice>The first hours of a launch hide its points.</Notice>
        <Notice tone="good" title="You are in line">
          Your launch is number 214.
        </Notice>
        <Notice tone="warn" title="You are offline" action={<Button size="s">Try again</Button>}>
          What you do is kept and sent later.
        </Notice>
        <Notice tone="bad" title="You’ve used today’s 3 votes">
          You get new ones at midnight, Los Angeles time: in 4 h 12 min.
        </Notice>
      </Specimen>
      <Specimen title="Progress" flow="column">
        <Progress label="Way to 50 days" value={54} />
        <Progress label="Votes used today" value={2} max={3} tone="lime" />
        <Progress label="Sending" />
        <Spinner className="size-5 text-ink-2" />
      </Specimen>
      <Specimen title="Loading bar" flow="column">
        {(['loading', 'finishing', 'error'] as const).map((status) => (
          <div
            key={status}
            className="relative h-8 transform-gpu overflow-hidden rounded-chip border border-line-2 bg-surface px-3 text-[12.5px]/8 text-ink-3"
          >
            <LoadingBar status={status} shown />
            {status}
          </div>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="s" onClick={() => dispatch(loadingStarted())}>
            Start
          </Button>
          <Button look="quiet" size="s" onClick={() => dispatch(loadingFinished())}>
            Finish
          </Button>
          <Button look="quiet" size="s" onClick={() => dispatch(loadingFailed())}>
            Fail
          </Button>
        </div>
      </Specimen>
      <Specimen title="Skeleton" flow="plain">
        <Loading>
          <div className="flex items-center gap-4">
            <Skeleton className="size-14 rounded-panel" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-3.5 w-full max-w-72" />
            </div>
            <Skeleton className="h-16 w-14.5 rounded-panel" />
          </div>
        </Loading>
      </Specimen>
    </>
  )
}
