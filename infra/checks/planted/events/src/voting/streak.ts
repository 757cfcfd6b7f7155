export const shownOn = () => 1
