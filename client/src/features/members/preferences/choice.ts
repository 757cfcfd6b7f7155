import type { EmailPreferences, InAppPreferences, Preferences } from '@debut/events/members/preferences.ts'

/** One switch of the page, or how often emails go. */
export type Choice =
  | { readonly of: 'email'; readonly kind: keyof EmailPreferences; readonly wanted: boolean }
  | { readonly of: 'inApp'; readonly kind: keyof InAppPreferences; readonly wanted: boolean }
  | { readonly of: 'emailFrequency'; readonly wanted: Preferences['emailFrequency'] }

export const withChoice = (preferences: Preferences, choice: Choice): Preferences => {
  switch (choice.of) {
    case 'email':
      return { ...preferences, email: { ...preferences.email, [choice.kind]: choice.wanted } }
    case 'inApp':
      return { ...preferences, inApp: { ...preferences.inApp, [choice.kind]: choice.wanted } }
    case 'emailFrequency':
      return { ...preferences, emailFrequency: choice.wanted }
  }
}

const places = ({ email, inApp, emailFrequency }: Preferences): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(email).map(([kind, wanted]) => [`email.${kind}`, wanted] as const),
    ...Object.entries(inApp).map(([kind, wanted]) => [`inApp.${kind}`, wanted] as const),
    ['emailFrequency', emailFrequency],
  ])

/** The first place at which the two differ. */
export const firstChanged = (saved: Preferences, requested: Preferences): string | undefined => {
  const before = places(saved)
  return [...places(requested)].find(([place, wanted]) => before.get(place) !== wanted)?.[0]
}
