/**
 * Of a query that is being asked: whether it has an answer already. Before something is changed on the screen, only such may be
 * cancelled: one that is asked for the first time is waited for by a page, which would take its end for an error.
 */
export const isLoaded = ({ state }: { state: { data: unknown } }): boolean => state.data !== undefined
