/** Below this many sales in seven days, nothing is compared with their median. */
export const minReferenceSales = 3

/** Below this many sales in seven days, their median is shown with a warning. */
export const firmReferenceSales = 5
