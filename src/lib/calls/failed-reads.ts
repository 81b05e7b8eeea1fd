const withFailures = new WeakSet<object>()

/** Records that a read for the page failed, whether or not its query is still in the client at render time. */
export const noteFailedRead = (client: object) => void withFailures.add(client)

export const hasFailedRead = (client: object) => withFailures.has(client)
