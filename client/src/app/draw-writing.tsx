import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { changes } from '../features/changelog/changes.ts'
import { loadContent } from '../lib/content/content.ts'
import { contentComponents } from '../pages/content-components.ts'

const TO_US = / (href|src)="\//g

type Body = { readonly children?: ReactNode }

/** Feed readers have neither our styles nor our scripts: a quotation is what they all show apart. */
const Aside = ({ title, children }: Body & { readonly title?: string }) => (
  <blockquote>
    {title === undefined ? null : (
      <p>
        <strong>{title}</strong>
      </p>
    )}
    {children}
  </blockquote>
)

const components = { ...contentComponents, pre: 'pre', table: 'table', Callout: Aside }

const textOf = async (name: string) => {
  const [folder, id] = [name.slice(0, name.indexOf('/')), name.slice(name.indexOf('/') + 1)]
  if (folder === 'changelog') return changes.find((change) => change.id === id)?.Text
  return (await loadContent(name))?.Component
}

/** Draws a text of ours whole, with addresses that name the site, to be read elsewhere. */
export const drawWriting = async (name: string, site: string): Promise<string> => {
  const Text = await textOf(name)
  if (Text === undefined) throw new Error(`There is no text ${name}`)
  return renderToStaticMarkup(<Text components={components} />).replaceAll(TO_US, ` $1="${new URL(site).origin}/`)
}
