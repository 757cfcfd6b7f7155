interface Props {
  readonly count: number
  /** "reply" and "replies". */
  readonly words: readonly [string, string]
  readonly show: () => void
}

/** Says what others have written meanwhile. It takes no room, so that nothing moves under who reads. */
export const FreshPill = ({ count, words: [one, many], show }: Props) => (
  <div className="thread-fresh" role="status">
    {count === 0 ? null : (
      <button type="button" className="fresh-pill" onClick={show}>
        {`${count} new ${count === 1 ? one : many}`}
      </button>
    )}
  </div>
)
