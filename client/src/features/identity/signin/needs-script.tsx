/** Said where no script runs. */
export const NeedsScript = ({ what }: { what: string }) => (
  <noscript>
    <p className="text-[14.5px] text-ink-2">{what} needs JavaScript. Everything else here can be read without.</p>
  </noscript>
)
