import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Tabs } from '../tabs.tsx'

type TabProps = { label: string; children: ReactNode }

/** One of several ways to say the same: `<TabSet label="Install"><Tab label="npm">…</Tab></TabSet>`. */
export const TabSet = ({ label, children }: { label: string; children: ReactNode }) => (
  <Tabs
    label={label}
    tabs={Children.toArray(children)
      .filter((child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab)
      .map(({ props }) => ({ value: props.label, label: props.label, content: props.children }))}
  />
)

export const Tab = ({ children }: TabProps) => children
