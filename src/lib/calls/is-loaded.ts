/**
 * Whether a query in flight already has data. An optimistic update may cancel only such queries: a first fetch has a
 * page waiting for it, which would take the cancellation for an error.
 */
export const isLoaded = ({ state }: { state: { data: unknown } }): boolean => state.data !== undefined
