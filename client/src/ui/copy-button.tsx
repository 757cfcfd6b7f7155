import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'

const THANKS = 2_000

type Props = {
  text: () => string
  label?: string
  /** The label is only read out. */
  bare?: boolean
  /** What is copied, for those who don’t see what the button is beside. */
  of?: string
}

/** Says that it has copied, or that it could not. */
export const CopyButton = ({ text, label = 'Copy', bare = false, of }: Props) => {
  const [said, setSaid] = useState<'Copied' | 'Not copied'>()

  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), THANKS)
    return () => clearTimeout(timer)
  }, [said])

  const copy = () => {
    navigator.clipboard.writeText(text()).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  }

  return (
    <Button look="ghost" size="s" className="needs-script" onClick={copy}>
      {said === 'Copied' ? <CheckIcon className="size-3.5" /> : <CopyIcon className="size-3.5" />}
      <span aria-live="polite" className={bare ? 'sr-only' : undefined}>
        {said ?? label}
      </span>
      {of === undefined ? null : <span className="sr-only">{of}</span>}
    </Button>
  )
}
