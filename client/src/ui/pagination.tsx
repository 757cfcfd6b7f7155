import { buttonClass } from './button-class.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { shownPages } from './shown-pages.ts'

type Props = { label: string; page: number; pages: number; href: (page: number) => string }

/** Links, so that every page has its address and none needs a script. */
export const Pagination = ({ label, page, pages, href }: Props) =>
  pages < 2 ? null : (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      {page > 1 ? (
        <Link to={href(page - 1)} rel="prev" className={`${buttonClass('ghost', 'm')} pl-2!`}>
          <ChevronLeftIcon />
          Prev
        </Link>
      ) : null}
      <ol className="flex items-center gap-0.5 tabular-nums max-sm:hidden">
        {shownPages(page, pages).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === undefined ? (
              <span className="inline-block w-7 text-center text-ink-3">…</span>
            ) : (
              <Link
                to={href(each)}
                aria-label={`Page ${each}`}
                {...(each === page ? { 'aria-current': 'page' } : {})}
                className={`${buttonClass(each === page ? 'quiet' : 'ghost', 'm')} min-w-9 px-2!`}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className="px-2 text-sm text-ink-2 tabular-nums sm:hidden">
        {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={href(page + 1)} rel="next" className={`${buttonClass('ghost', 'm')} pr-2!`}>
          Next
          <ChevronRightIcon />
        </Link>
      ) : null}
    </nav>
  )
