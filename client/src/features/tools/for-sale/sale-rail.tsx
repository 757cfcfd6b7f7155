import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'

/** For those who would sell, and for those who would buy. */
export const SaleRail = ({ price }: { price: string }) => (
  <aside aria-label="Buying and selling" className="grid content-start gap-4.5 md:grid-cols-2 xl:grid-cols-1">
    <Card title="Sell yours">
      <p className="mt-3.5 text-sm text-ink-2">
        Say what you ask in the Sale tab of your product. Listing it here will cost {price}, once. Paying for it is not built yet: until
        then your price is kept, and not shown.
      </p>
      <Link to="/your-tools" className="way-link mt-3 inline-block">
        To your tools
      </Link>
    </Card>
    <Card title="Before you buy">
      <p className="mt-3.5 text-sm text-ink-2">
        We check none of these figures. Ask the makers to show you their books, and agree on everything with them: Debut takes no part in a
        sale. Amounts are sorted as they stand, whatever their currency.
      </p>
    </Card>
  </aside>
)
