import { useRef, type ReactNode } from 'react'
import { CopyButton } from '../copy-button.tsx'

type Props = { title?: string; children: ReactNode }

/** Stands for `pre`: what is inside is the `code` that Markdown makes. */
export const CodeBlock = ({ title, children }: Props) => {
  const code = useRef<HTMLPreElement>(null)
  return (
    <div className="code-block">
      <div className="code-head">
        <span>{title ?? 'Code'}</span>
        <CopyButton text={() => code.current?.innerText ?? ''} />
      </div>
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
    </div>
  )
}
