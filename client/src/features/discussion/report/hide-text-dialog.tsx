import type { ComponentProps } from 'react'
import { HideDialog } from '../../../ui/moderation/hide-dialog.tsx'
import { moderatedText } from './moderated-text.ts'
import type { Reported } from './reported.ts'

export type HideTextProps = Omit<ComponentProps<typeof HideDialog>, 'text'> & { readonly what: Reported }

export const HideTextDialog = ({ what, ...props }: HideTextProps) => <HideDialog text={moderatedText(what)} {...props} />
