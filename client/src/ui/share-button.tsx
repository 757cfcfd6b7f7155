import { useEffect, useState } from 'react'
import type { ButtonSize } from './button-class.ts'
import { Button } from './button.tsx'
import { ShareIcon } from './icons.tsx'

const THANKS = 2_000

type Props = {
  title: string
  path: string
  /** Among acts in a line of text it has no frame. */
  isPlain?: boolean
  size?: ButtonSize
}

/** Offers what the device can share with; elsewhere the address is copied. */
export const ShareButton = ({ title, path, isPlain = false, size = isPlain ? 's' : 'm' }: Props) => {
  const [said, setSaid] = useState<'Copied' | 'Not copied'>()

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
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  }

  return (
    <Button look={isPlain ? 'ghost' : 'quiet'} size={size} className="needs-script" onClick={share}>
      {isPlain ? null : <ShareIcon className="size-3.5" />}
      {/* As wide as what it says next, so that nothing beside it moves. */}
      <span className="grid *:[grid-area:1/1]">
        <span aria-hidden="true" className="invisible">
          Copied
        </span>
        <span aria-live="polite">{said ?? 'Share'}</span>
      </span>
    </Button>
  )
}
