const withFailures = new WeakSet<object>()

/** Remembers that something could not be read for a page, whether or not its query is still in the client when the page is rendered. */
export const noteFailedRead = (client: object) => void withFailures.add(client)

export const hasFailedRead = (client: object) => withFailures.has(client)
