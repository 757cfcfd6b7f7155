const WIDTHS = ['w-32', 'w-24', 'w-40', 'w-28', 'w-36', 'w-24']

export const MembersSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading members</span>
    <ul aria-hidden="true">
      {WIDTHS.map((width, index) => (
        <li key={index} className="member-row">
          <span className="skeleton size-12 rounded-full" />
          <span className="grid gap-2">
            <span className={`skeleton h-4 rounded-chip ${width}`} />
            <span className="skeleton h-3 w-20 rounded-chip" />
          </span>
          <span className="skeleton h-3 w-9 rounded-chip" />
        </li>
      ))}
    </ul>
  </div>
)
