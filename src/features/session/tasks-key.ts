/** The tasks of the person signed in, as the frame counts them. A change of an order also makes them stale. */
export const tasksKey = ['tasks'] as const
