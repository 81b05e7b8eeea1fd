/** Sales in seven days below which nothing is measured against their median. */
export const minReferenceSales = 3

/** Sales in seven days below which their median is shown with a warning. */
export const firmReferenceSales = 5
