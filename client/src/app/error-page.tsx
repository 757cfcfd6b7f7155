import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { site } from './site.ts'

interface Props {
  readonly status: 403 | 404 | 500
  readonly message: string
  /** The network is gone, not the server. */
  readonly isOffline?: boolean | undefined
}

export const OFFLINE = 'You’re offline'

const texts = {
  403: { title: '403 Forbidden', text: 'Your account doesn’t have a role that opens it. An admin can give you one.' },
  404: { title: '404 Not Found', text: 'This page does not exist. It may have moved, or the address may be misspelt.' },
  500: { title: '500 Internal Server Error', text: 'Something went wrong on our side. Nothing you sent is lost.' },
  offline: { title: OFFLINE, text: 'Check your connection. This page opens as soon as you’re back online.' },
}

export const ErrorPage = ({ status, message, isOffline = false }: Props) => (
  <div className="mx-auto grid w-full max-w-180 gap-8 px-4 py-14 md:py-24">
    <div className="grid gap-3">
      <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[54px]">
        {status === 403 ? message : texts[isOffline ? 'offline' : status].title}
      </h1>
      <p className="text-[15.5px] text-ink-2">{texts[isOffline ? 'offline' : status].text}</p>
      {message !== '' && status !== 403 && <p className="text-[13.5px] text-ink-3">{message}</p>}
    </div>
    <ul className="grid gap-3 sm:grid-cols-3">
      <li>
        <Way title="Homepage" text="Today’s launches, live.">
          <Link to="/" className="way-link">
            Back to home
          </Link>
        </Way>
      </li>
      <li>
        <Way title="Blog" text="What we write about launching.">
          <Link to="/blog" className="way-link">
            Read the blog
          </Link>
        </Way>
      </li>
      <li>
        <Way title="Email" text="Tell us what you were looking for.">
          <a href={`mailto:${site.email}`} className="way-link">
            Send an email
          </a>
        </Way>
      </li>
    </ul>
  </div>
)

const Way = ({ title, text, children }: { title: string; text: string; children: React.ReactNode }) => (
  <Card title={title} className="h-full">
    <p className="mt-2 mb-3 text-[13.5px] text-ink-2">{text}</p>
    {children}
  </Card>
)
