import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { CheckIcon } from './icons.tsx'

const THANKS = 2_000

type Props = { title: string; path: string }

/** Offers what the device can share with; elsewhere the address is copied. */
export const ShareButton = ({ title, path }: Props) => {
  const [said, setSaid] = useState<'Link copied' | 'Not copied'>()

  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), THANKS)
    return () => clearTimeout(timer)
  }, [said])

  const share = () => {
    const url = new URL(path, location.href).href
    // Not every browser that can copy can share, and closing the sheet is no failure.
    if (typeof navigator.share === 'function') return void navigator.share({ title, url }).catch(() => undefined)
    navigator.clipboard.writeText(url).then(
      () => setSaid('Link copied'),
      () => setSaid('Not copied'),
    )
  }

  return (
    <Button look="quiet" className="needs-script" onClick={share}>
      {said === 'Link copied' ? <CheckIcon className="size-3.5" /> : null}
      <span aria-live="polite">{said ?? 'Share'}</span>
    </Button>
  )
}
