import type { Sale } from '@debut/events/tools/sale.ts'
import { Link } from '../../../ui/link.tsx'
import { money } from '../../../ui/money.ts'
import { multipleLabel } from './sale-labels.ts'

/** That a tool is for sale, on its own page: a line. */
export const SaleNote = ({ sale }: { sale: Sale }) => {
  const multiple = multipleLabel(sale)
  return (
    <p className="mt-4 text-[13.5px] text-ink-2">
      <Link to="/for-sale" className="quiet-link">
        For sale
      </Link>
      {` for `}
      <b className="font-semibold text-ink tabular-nums">{money(sale.askCents, sale.currency)}</b>
      {multiple === undefined ? '' : `: ${multiple}, as its makers report it`}
    </p>
  )
}
