/** Nobody types more. */
export const LONGEST_QUESTION = 80
/** The best of what fits: whoever wants others asks for something else. */
export const MOST_FOUND = 200
