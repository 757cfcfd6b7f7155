import type { ComponentProps } from 'react'

/** A wide table scrolls by itself, by keyboard too, and the page stays as wide as the screen. */
export const ScrollingTable = (props: ComponentProps<'table'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className="table-scroll" role="region" aria-label="Table" tabIndex={0}>
    <table {...props} />
  </div>
)
