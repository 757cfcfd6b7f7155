import type { ReactNode } from 'react'

export const PictureCard = ({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) => (
  <div className={`rounded-panel border border-line-2 bg-surface px-4 py-3 text-[13.5px] shadow-rest ${className}`}>{children}</div>
)
