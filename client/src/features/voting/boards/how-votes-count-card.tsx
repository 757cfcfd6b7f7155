import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'

export const HowVotesCountCard = () => (
  <Card title="How votes count">
    <p className="mt-3 text-sm text-ink-2">
      Everybody has three votes a day. A long streak makes each of them weigh more. Every vote is in a public log that you can check.
    </p>
    <p className="mt-2.5 flex flex-wrap gap-x-4 text-sm">
      <Link to="/how-it-works" className="way-link">
        How it works
      </Link>
      <Link to="/transparency" className="way-link">
        Check the votes
      </Link>
    </p>
  </Card>
)
