import type { ReactNode } from 'react'
import { Accordion } from '../../ui/accordion.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/link.tsx'
import type { About } from './about.ts'
import { FREE_TOOLS_PATH, type FreeToolSlug, freeToolAt, freeTools } from './free-tools-list.ts'

interface Props {
  readonly slug: FreeToolSlug
  readonly about: About
  readonly children: ReactNode
}

/** What every free tool has around it. */
export const FreeToolFrame = ({ slug, about, children }: Props) => {
  const { name, lead, goodFor } = freeToolAt(slug)
  return (
    <>
      <Breadcrumb trail={[{ label: 'Free tools', to: FREE_TOOLS_PATH }, { label: name }]} />
      <h1 className="mt-1 text-[34px] leading-[1.08] font-[750] tracking-[-0.04em] md:text-[40px]">{name}</h1>
      <p className="mt-2 mb-5 max-w-[68ch] text-[15px] text-ink-2">{lead}</p>
      {children}
      <div className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <section aria-labelledby="how-it-works">
          <h2 id="how-it-works" className="text-2xl font-bold">
            How it works
          </h2>
          <p className="mt-2 text-[14.5px] text-ink-3">Good for {goodFor}.</p>
          <ol className="mt-5 grid gap-4.5">
            {about.steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3">
                <span
                  aria-hidden="true"
                  className="grid size-7 place-items-center rounded-chip bg-sunken font-display text-[15px]/none font-[700] text-ink-2 tabular-nums"
                >
                  {index + 1}
                </span>
                <div className="pt-0.5">
                  <h3 className="font-text text-[15px] font-[600] tracking-normal">{title}</h3>
                  <p className="mt-0.5 text-[14.5px] text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="common-questions">
          <h2 id="common-questions" className="mb-3 text-2xl font-bold">
            Common questions
          </h2>
          <Accordion items={about.questions.map(({ question, answer }) => ({ title: question, content: answer }))} />
        </section>
      </div>
      <section aria-labelledby="more-free-tools" className="mt-14">
        <h2 id="more-free-tools" className="text-2xl font-bold">
          More free tools
        </h2>
        <ul className="mt-4 grid gap-3.5 sm:grid-cols-2">
          {freeTools
            .filter((other) => other.slug !== slug)
            .map((other) => (
              <li key={other.slug} className="relative rounded-card border border-line-2 bg-surface px-5 py-4 hover:border-line">
                <h3 className="text-[17px] font-[700]">
                  <Link to={other.path} className="after:absolute after:inset-0 after:rounded-card hover:underline">
                    {other.name}
                  </Link>
                </h3>
                <p className="mt-1 text-[14px] text-ink-2">{other.line}</p>
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}
