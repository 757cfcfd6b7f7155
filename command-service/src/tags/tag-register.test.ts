import { TagBanned, TagKept, TagMerged, TagRestored } from '@debut/events/tags/tag-events.ts'
import { endOf } from '@debut/events/tags/tags-after.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { tagRegister, type TagCommand } from './tag-register.ts'

const { given, play } = specify(tagRegister)
const keep = (tag: string, name = tag.toUpperCase()): TagCommand => ({ type: 'KeepTag', tag, name, reason: 'looked-for' })
const merge = (tag: string, into: string): TagCommand => ({ type: 'MergeTag', tag, into, reason: 'same-meaning' })
const ban = (tag: string): TagCommand => ({ type: 'BanTag', tag, reason: 'spam' })
const restore = (tag: string): TagCommand => ({ type: 'RestoreTag', tag, reason: 'mistake' })

const kept = (tag: string, name = tag.toUpperCase()) => TagKept({ tag, name, reason: 'looked-for' })
const merged = (tag: string, into: string) => TagMerged({ tag, into, reason: 'same-meaning' })
const banned = (tag: string) => TagBanned({ tag, reason: 'spam' })
const restored = (tag: string) => TagRestored({ tag, reason: 'mistake' })

describe('the register of tags', () => {
  it('keeps a tag under a name, and gives it another one', () => {
    given().when(keep('ai', 'AI')).then(kept('ai', 'AI'))
    given(kept('ai', 'AI')).when(keep('ai', 'AI')).thenNothing()
    given(kept('ai', 'Ai')).when(keep('ai', 'AI')).then(kept('ai', 'AI'))
  })

  it('shows no two tags under one name', () => {
    given(kept('ai', 'AI')).when(keep('a-i', 'ai')).thenRefused('tag-name-taken')
    given(kept('ai', 'AI'), kept('ml'), merged('ai', 'ml')).when(keep('a-i', 'AI')).then(kept('a-i', 'AI'))
    given(kept('ai', 'AI'), kept('ml'), merged('ai', 'ml'), kept('a-i', 'AI')).when(restore('ai')).thenRefused('tag-name-taken')
  })

  it('merges a tag into one that is kept, also one that was never decided about', () => {
    given(kept('ai')).when(merge('llm', 'ai')).then(merged('llm', 'ai'))
    given(kept('ai'), kept('llm')).when(merge('llm', 'ai')).then(merged('llm', 'ai'))
    given(kept('ai'), merged('llm', 'ai')).when(merge('llm', 'ai')).thenNothing()
  })

  it('merges into nothing that is new, merged or banned, nor into the very tag', () => {
    given().when(merge('llm', 'ai')).thenRefused('tag-not-kept')
    given(kept('ai'), banned('ai')).when(merge('llm', 'ai')).thenRefused('tag-not-kept')
    given(kept('ai'), kept('ml'), merged('ml', 'ai')).when(merge('llm', 'ml')).thenRefused('tag-not-kept')
    given(kept('ai')).when(merge('ai', 'ai')).thenRefused('tag-into-itself')
  })

  it('takes along what was merged into a tag before, and gives it back with the tag', () => {
    const log = [kept('ai'), kept('ml'), merged('deep', 'ml'), merged('ml', 'ai')]
    given(...log)
      .when(merge('ai', 'ml'))
      .thenRefused('tag-not-kept')
    expect(endOf(play([keep('ai'), keep('ml'), merge('deep', 'ml'), merge('ml', 'ai')]).state, 'deep')).toBe('ai')
    expect(endOf(play([keep('ai'), keep('ml'), merge('deep', 'ml'), merge('ml', 'ai'), restore('ml')]).state, 'deep')).toBe('ml')
  })

  it('bans a tag once, and allows neither to name nor to merge it until it is restored', () => {
    given().when(ban('scam')).then(banned('scam'))
    given(banned('scam')).when(ban('scam')).thenNothing()
    given(banned('scam')).when(keep('scam')).thenRefused('tag-banned')
    given(kept('ai'), banned('scam')).when(merge('scam', 'ai')).thenRefused('tag-banned')
    given(kept('ai'), merged('llm', 'ai')).when(ban('llm')).thenRefused('tag-merged')
    given(banned('scam')).when(restore('scam')).then(restored('scam'))
    given(banned('scam'), restored('scam')).when(keep('scam')).then(kept('scam'))
    given().when(restore('scam')).thenNothing()
  })

  it('never leads in a circle, in any sequence of commands, each of which can be repeated', () => {
    const tag = fc.constantFrom('ai', 'ml', 'llm', 'deep')
    const command = fc.oneof(
      tag.map((each) => keep(each)),
      fc.tuple(tag, tag).map(([one, other]) => merge(one, other)),
      tag.map(ban),
      tag.map(restore),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 24 }), (commands) => {
        const { state } = play(commands)
        for (const [each] of state) expect(state.get(endOf(state, each))?.into ?? null).toBeNull()
        expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
      }),
    )
  })
})
