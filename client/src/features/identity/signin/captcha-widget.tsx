import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSeenTheme } from '../../../lib/theme/use-seen-theme.ts'
import type { Challenge } from './auth-settings.ts'
import { type OpenCaptcha, openCaptcha } from './open-captcha.ts'
import { captchaMoved, captchaSolved, selectSignIn } from './sign-in-slice.ts'

/** The provider's own, drawn by its script. */
export const CaptchaWidget = ({ provider, siteKey }: Challenge) => {
  const { round } = useSelector(selectSignIn).captcha
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<OpenCaptcha>(undefined)
  const theme = useSeenTheme()
  const dispatch = useDispatch()
  useEffect(() => {
    if (place.current === null) return undefined
    const captcha = openCaptcha(place.current, {
      provider,
      siteKey,
      theme,
      width: place.current.clientWidth,
      events: { solved: (token) => dispatch(captchaSolved(token)), moved: (phase) => dispatch(captchaMoved(phase)) },
    })
    opened.current = captcha
    return captcha.close
  }, [provider, siteKey, theme, dispatch])
  useEffect(() => {
    if (round > 0) opened.current?.reset()
  }, [round])
  // A frame in a dark page is given a white ground unless both say the same scheme.
  return <div ref={place} className="scheme-light text-center empty:h-16 empty:rounded-panel empty:bg-sunken" />
}
