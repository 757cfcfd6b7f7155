/** Menus belong to what the page is about: outside of every landmark they would be nowhere for those who go by these. */
export const floatingLayer = (): HTMLElement | null => (typeof document === 'undefined' ? null : document.getElementById('main'))
