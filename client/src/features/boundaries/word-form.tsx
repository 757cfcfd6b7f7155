import { MuteWord } from '@debut/events/boundaries/boundary-commands.ts'
import { LONGEST_WORD } from '@debut/events/boundaries/boundary-numbers.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { type SubmitEvent, useState } from 'react'
import { useCommand } from '../../lib/commands/use-command.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { listedBoundaries } from './listed-boundaries.ts'

export const WordForm = () => {
  const [word, setWord] = useState('')
  const { send, isBusy, problem, errors } = useCommand('mute word', { changes: [listedBoundaries()], saysRefusal: true })
  const mute = (event: SubmitEvent) => {
    event.preventDefault()
    if (send(MuteWord, { wordId: newUlid(), word })) setWord('')
  }
  return (
    <form className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end" onSubmit={mute} noValidate>
      <TextField
        label="Word or phrase"
        name="word"
        value={word}
        maxLength={LONGEST_WORD}
        autoComplete="off"
        error={errors['word'] === undefined ? undefined : `Write 2 to ${LONGEST_WORD} characters.`}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
      />
      <Button type="submit" look="quiet" busy={isBusy}>
        Mute
      </Button>
      {problem === undefined ? null : <Notice tone="warn">{problem.message}</Notice>}
    </form>
  )
}
