import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { late } from '../../../ui/late.tsx'
import { captchaLeft, captchaRenewed, selectSignIn } from './sign-in-slice.ts'

const CaptchaWidget = late(async () => (await import('./captcha-widget.tsx')).CaptchaWidget)

/**
 * Where a provider asks whether somebody is a person. Its place is kept from the first paint, which comes before anybody knows
 * of the provider: the document says whether there is one. Where it is rarely needed, it comes when it is.
 */
export const CaptchaField = ({ isRare = false }: { isRare?: boolean }) => {
  const { settings, captcha } = useSelector(selectSignIn)
  const challenge = settings?.captcha
  const isNone = settings !== undefined && challenge === undefined
  if (isNone || (isRare && !captcha.wanted)) return null
  return (
    <div className={`@container in-data-captcha:block ${challenge === undefined ? 'hidden' : ''}`}>
      <div className="grid min-h-19.5 items-center @max-[302px]:min-h-36">
        {challenge === undefined ? (
          <div className="h-16 rounded-panel bg-sunken" />
        ) : (
          <CaptchaChallenge provider={challenge.provider} siteKey={challenge.siteKey} />
        )}
      </div>
    </div>
  )
}

const CaptchaChallenge = ({ provider, siteKey }: { provider: 'turnstile' | 'hcaptcha'; siteKey: string }) => {
  const { phase, missed, tries } = useSelector(selectSignIn).captcha
  const group = useRef<HTMLDivElement>(null)
  const dispatch = useDispatch()
  useEffect(() => {
    if (missed > 0) group.current?.focus()
  }, [missed])
  useEffect(() => () => void dispatch(captchaLeft()), [dispatch])
  return (
    <div ref={group} role="group" aria-label="Check that you are a person" tabIndex={-1} className="min-w-0 rounded-panel">
      {phase === 'unavailable' ? (
        <p className="text-center text-[13.5px]">
          <button type="button" className="way-link" onClick={() => dispatch(captchaRenewed())}>
            Load the check again
          </button>
        </p>
      ) : (
        <CaptchaWidget key={tries} provider={provider} siteKey={siteKey} />
      )}
    </div>
  )
}
