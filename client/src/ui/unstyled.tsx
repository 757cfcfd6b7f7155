import type { ComponentProps } from 'react'

/** Given to a Radix part as its child, it leaves out the style that the part would write into the server's markup, where our policy refuses it. */
export const Unstyled = ({ style: _, ...rest }: ComponentProps<'div'>) => <div {...rest} />
