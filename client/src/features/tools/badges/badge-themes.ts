/** The page that it stands on: light, dark, or of whatever colour. */
export const badgeThemes = ['light', 'dark', 'neutral'] as const
export type BadgeTheme = (typeof badgeThemes)[number]

export const BADGE_WIDTH = 250
export const BADGE_HEIGHT = 54
