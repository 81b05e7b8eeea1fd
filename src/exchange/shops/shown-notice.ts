/**
 * A shop's notice as anybody sees it, its owner too: with at most one blank line in a row, so that it cannot push the
 * listings off the page. A line of spaces is blank.
 */
export const shownNotice = (notice: string): string => notice.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
