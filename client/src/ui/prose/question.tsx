import type { ReactNode } from 'react'
import { anchorOf } from './anchor-of.ts'

export type QuestionProps = { title: string; children: ReactNode }

/** Opens without a script, and the browser's search in the page looks inside. */
export const Question = ({ title, children }: QuestionProps) => (
  <details className="question" id={anchorOf(title)}>
    <summary>
      <h3>{title}</h3>
      <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 6 4 4 4-4" />
      </svg>
    </summary>
    <div className="question-answer">{children}</div>
  </details>
)
