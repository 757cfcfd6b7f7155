import { Button } from '../../../ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx'

type Props = { current: number; count: number; go: (index: number) => void }

/** Each keeps its focus at its end: a button that is switched off would lose it. */
export const SlideButtons = ({ current, count, go }: Props) => (
  <>
    <Button look="quiet" size="s" aria-disabled={current === 0} className={FADED} onClick={() => go(current - 1)}>
      <ChevronLeftIcon />
      Prev
    </Button>
    <Button look="quiet" size="s" aria-disabled={current === count - 1} className={FADED} onClick={() => go(current + 1)}>
      Next
      <ChevronRightIcon />
    </Button>
  </>
)

const FADED = 'aria-disabled:cursor-default! aria-disabled:opacity-50'
