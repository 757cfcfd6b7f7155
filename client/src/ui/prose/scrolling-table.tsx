import type { ComponentProps } from 'react'

/** A wide table scrolls by itself, by keyboard too, and the page stays as wide as the screen. */
export const ScrollingTable = (props: ComponentProps<'table'>) => (
  <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
    <table {...props} />
  </div>
)
