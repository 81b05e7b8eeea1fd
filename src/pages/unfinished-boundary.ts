/**
 * How React marks a boundary that it leaves to the browser because its content was not ready in time.
 * build/check-renderer.ts fails the build if a React release changes the marker.
 */
const unfinished = '<!--$!-->'

export const hasUnfinishedBoundary = (html: string): boolean => html.includes(unfinished)
