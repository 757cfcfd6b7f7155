import type { WordId } from '@debut/events/boundaries/muted-word.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'

/** The newest first. */
export const mutedWordsOf = async (memberId: MemberId, { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>) => {
  const words = database.withSchema(checkpoints.of('boundaries').schema).from('words').where({ member_id: memberId })
  const rows = words.whereNotNull('word').orderBy('position', 'desc')
  return (await rows.select<{ word_id: WordId; word: string }[]>('word_id', 'word')).map(({ word_id, word }) => ({ wordId: word_id, word }))
}
