import type { ContactStatus } from '@debut/events/support/contact-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { statusLabels } from './inbox.ts'

const TONES = { new: 'lime', answered: 'good', closed: 'plain', spam: 'bad' } as const

export const StatusBadge = ({ status }: { readonly status: ContactStatus }) => <Badge tone={TONES[status]}>{statusLabels[status]}</Badge>
