import { cloneElement, useEffect, useState, type ComponentProps, type ComponentType, type ReactElement } from 'react'
import { announceMissingCode } from '../lib/deployments/announce-missing-code.ts'

type Load<P> = () => Promise<ComponentType<P>>

/** Fetched once; what failed is fetched again when it is next wanted. */
const once = <P,>(load: Load<P>) => {
  const known: { component?: ComponentType<P>; coming?: Promise<ComponentType<P>> | undefined } = {}
  const fetch = () => {
    known.coming ??= load().then(
      (component) => (known.component = component),
      (error: unknown) => {
        known.coming = undefined
        throw error
      },
    )
    return known.coming
  }
  return { known, fetch }
}

/** Nothing has asked for it yet. */
const unnoticed = () => undefined

/** A component whose code comes when it is first drawn. Nothing until then, also on the server. */
export const late = <P extends object>(load: Load<P>) => {
  const { known, fetch } = once(load)
  return function Late(props: P) {
    const [Loaded, setLoaded] = useState(() => known.component)
    useEffect(() => {
      if (Loaded === undefined) fetch().then((component) => setLoaded(() => component), announceMissingCode)
    }, [Loaded])
    return Loaded === undefined ? null : <Loaded {...props} />
  }
}

export type Opened = { trigger: ReactElement; open: boolean; onOpenChange: (open: boolean) => void }

/** What opens from a button. Its code comes with the first press, and is on its way from when the button is pointed at. */
export const lateOverlay = <P extends object>(load: Load<P & Opened>) => {
  const { known, fetch } = once(load)
  return function LateOverlay({ trigger, ...rest }: P & { trigger: ReactElement<ComponentProps<'button'>> }) {
    const [Loaded, setLoaded] = useState<ComponentType<P & Opened>>()
    const [open, setOpen] = useState(false)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of P but the trigger, which is given beside it
    if (Loaded !== undefined) return <Loaded {...(rest as unknown as P)} trigger={trigger} open={open} onOpenChange={setOpen} />
    const expect = () => void fetch().catch(unnoticed)
    const show = () => {
      setLoaded(() => known.component)
      setOpen(true)
    }
    return cloneElement(trigger, {
      'aria-expanded': false,
      'aria-haspopup': true,
      onPointerEnter: expect,
      onFocus: expect,
      onClick: () => void fetch().then(show, announceMissingCode),
    })
  }
}

/** From the first time on: what was opened once stays to fade out when it is closed. */
export const useEver = (now: boolean): boolean => {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
