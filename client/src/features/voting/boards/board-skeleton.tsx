const WIDTHS = ['w-36', 'w-28', 'w-44', 'w-32', 'w-40', 'w-28', 'w-36', 'w-24']

/** As rows are, so that nothing moves when they come. */
export const BoardSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading launches</span>
    <ul aria-hidden="true">
      {WIDTHS.map((width, index) => (
        <li
          key={index}
          className="grid grid-cols-[20px_48px_minmax(0,1fr)_auto] items-center gap-2.75 border-b border-line-2 py-3.25 md:grid-cols-[34px_56px_minmax(0,1fr)_auto] md:gap-4 md:py-3.75 md:pr-3 md:pl-1.5"
        >
          <span className="skeleton ml-auto h-5 w-4 rounded-chip" />
          <span className="skeleton size-12 rounded-[13px] md:size-14 md:rounded-[15px]" />
          <span className="grid gap-2">
            <span className={`skeleton h-4 rounded-chip ${width}`} />
            <span className="skeleton h-3.5 w-4/5 rounded-chip" />
            <span className="skeleton h-3 w-24 rounded-chip" />
          </span>
          <span className="skeleton h-14.5 w-13 rounded-[15px] md:h-16 md:w-14.5" />
        </li>
      ))}
    </ul>
  </div>
)
