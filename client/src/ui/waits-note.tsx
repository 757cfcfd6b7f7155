import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'

const WORDS: Readonly<Record<NonNullable<WaitsFor>, string>> = {
  another: 'You wrote, made or decided this, or it is about you. Another member of the team has to decide it.',
  admin: 'An admin has decided this. Only admins can change it.',
}

/** Says who decides instead of the reader. */
export const WaitsNote = ({ waitsFor }: { readonly waitsFor: NonNullable<WaitsFor> }) => (
  <p className="max-w-72 text-[13px] text-ink-2">{WORDS[waitsFor]}</p>
)
