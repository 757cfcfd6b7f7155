import { HideReason } from '@debut/events/kernel/texts/text-form.ts'
import { describe, expect, it } from 'vitest'
import { whyHidden } from './why-hidden.ts'

describe('an author whose text others can’t read', () => {
  it('reads why it is held and who looks at it', () => {
    const { title, says } = whyHidden('post', { reason: 'links', isHeld: true, note: null })
    expect(title).toBe('Your post is held, because of its links')
    expect(says).toContain('A moderator looks at it')
    expect(whyHidden('comment', { reason: 'duplicate', isHeld: true, note: null }).title).toBe(
      'Your comment is held, because it says nearly the same as another text of the last day',
    )
  })

  it('reads the moderator’s reason once one has decided', () => {
    expect(whyHidden('comment', { reason: 'abuse', isHeld: false, note: null })).toEqual({
      title: 'A moderator hid your comment',
      says: 'Only you can see it. The reason is: insults or harassment.',
    })
    expect(whyHidden('review', { reason: 'other', isHeld: false, note: 'It names your customers.' }).says).toBe(
      'Only you can see it. The reason is: something else. A moderator adds: “It names your customers.”',
    )
    for (const reason of HideReason.options) expect(whyHidden('post', { reason, isHeld: false, note: null }).says).toMatch(/: [a-z ’]+\.$/)
  })
})
