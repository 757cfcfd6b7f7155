import { Kbd } from '../kbd.tsx'

export interface KeyHint {
  readonly keys: readonly string[]
  readonly label: string
}

/** Beneath a console, where there is a keyboard. */
export const KeyHints = ({ hints }: { hints: readonly KeyHint[] }) => (
  <ul aria-label="Keys" className="key-hints">
    {hints.map(({ keys, label }) => (
      <li key={label}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {label}
      </li>
    ))}
  </ul>
)
