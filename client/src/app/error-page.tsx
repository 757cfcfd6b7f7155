import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { site } from './site.ts'

interface Props {
  readonly status: 404 | 500
  readonly message: string
}

const texts = {
  404: { title: '404 Not Found', text: 'This page does not exist. It may have moved, or the address may be misspelt.' },
  500: { title: '500 Internal Server Error', text: 'Something went wrong on our side. Nothing you sent is lost.' },
}

/** A browser that is off the net has nothing to blame the server for. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine
const OFFLINE = 'You are offline, and this page is not here yet. It comes as soon as you are back.'

export const ErrorPage = ({ status, message }: Props) => (
  <div className="mx-auto grid w-full max-w-180 gap-8 px-4 py-14 md:py-24">
    <div className="grid gap-3">
      <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[54px]">{texts[status].title}</h1>
      <p className="text-[15.5px] text-ink-2">{status === 500 && isOffline() ? OFFLINE : texts[status].text}</p>
      {message !== '' && <p className="text-[13.5px] text-ink-3">{message}</p>}
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
