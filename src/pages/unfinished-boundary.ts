/**
 * How React writes a boundary that it leaves to the browser, because something in it was not there in time.
 * build/check-renderer.ts fails the build when a release of React writes it in another way.
 */
const unfinished = '<!--$!-->'

export const hasUnfinishedBoundary = (html: string): boolean => html.includes(unfinished)
