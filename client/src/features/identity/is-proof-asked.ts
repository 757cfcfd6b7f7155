/** Whether the dialog has something to ask, for pages that may not have its code yet. */
export const selectIsProofAsked = ({ proof }: { readonly proof?: object | null }): boolean => proof !== undefined && proof !== null
