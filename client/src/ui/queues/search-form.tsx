import { usePlace } from '../../lib/page/place-context.ts'
import { Button } from '../button.tsx'
import { TextField } from '../text-field.tsx'
import type { AnyQueue } from './queue.ts'

interface Props {
  readonly queue: AnyQueue
  readonly search: NonNullable<AnyQueue['search']>
  readonly words: string
}

export const SearchForm = ({ queue: { name, title }, search: { label, hint }, words }: Props) => (
  <form action={usePlace().path} role="search" aria-label={title} className="mb-4 flex items-start gap-2.5">
    <input type="hidden" name="queue" value={name} />
    <div className="max-w-96 flex-1">
      <TextField label={label} name="q" maxLength={80} defaultValue={words} key={words} hint={hint} />
    </div>
    <Button type="submit" look="quiet" className="mt-7">
      Find
    </Button>
  </form>
)
