import type { ModeratedText } from '@debut/events/discussion/moderated-answers.ts'
import { WHY_REPORTED } from '../../../lib/reports/report-labels.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DecideText } from '../../../ui/moderation/decide-text.tsx'
import { HiddenBadge } from '../../../ui/moderation/hidden-badge.tsx'
import { WaitingText } from '../../../ui/moderation/waiting-text.tsx'
import { moderatedText } from '../report/moderated-text.ts'
import { moderatedTexts } from './moderated-texts.ts'
import { placeOf } from './place-of.ts'

/** A post or a comment that a moderator has yet to decide about. */
export const WaitingPostOrComment = ({ text }: { readonly text: ModeratedText }) => {
  const { postId, commentId, author, title, body, writtenAt, heldBecause, state, reasons, notes } = text
  const name = `${author.username}’s ${commentId === null ? 'post' : 'comment'}`
  const isHidden = state === 'hidden'
  return (
    <WaitingText
      author={author}
      name={name}
      place={placeOf(text)}
      at={writtenAt}
      badges={
        <>
          <HiddenBadge isHidden={isHidden} heldBecause={heldBecause} />
          {reasons.map(({ reason, reports }) => (
            <Badge key={reason} tone="warn">
              {reports === 1 ? WHY_REPORTED[reason] : `${WHY_REPORTED[reason]} × ${reports}`}
            </Badge>
          ))}
        </>
      }
      title={title}
      body={body}
      reports={notes}
    >
      <DecideText
        text={moderatedText(commentId === null ? { postId: postId ?? '' } : { commentId })}
        name={name}
        isHidden={isHidden}
        changes={[moderatedTexts()]}
      />
    </WaitingText>
  )
}
