import { useId, type ReactNode } from 'react'
import { ChevronDownIcon } from './icons.tsx'

export type AccordionItem = { title: ReactNode; content: ReactNode; open?: boolean }

/** The browser's own: opens without a script, and is found by searching the page. */
export const Accordion = ({ items, exclusive = false }: { items: readonly AccordionItem[]; exclusive?: boolean }) => {
  const name = useId()
  return (
    <div className="accordion">
      {items.map(({ title, content, open = false }, index) => (
        <AccordionSection key={index} title={title} open={open} {...(exclusive ? { name } : {})}>
          {content}
        </AccordionSection>
      ))}
    </div>
  )
}

const AccordionSection = ({
  title,
  open = false,
  name,
  children,
}: {
  title: ReactNode
  open?: boolean
  name?: string
  children: ReactNode
}) => (
  <details className="accordion-item" open={open} {...(name === undefined ? {} : { name })}>
    <summary>
      {title}
      <ChevronDownIcon />
    </summary>
    <div className="accordion-body">{children}</div>
  </details>
)
