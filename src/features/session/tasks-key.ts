/** What waits for the person signed in, as the frame counts it: what becomes of an order, too, makes it out of date. */
export const tasksKey = ['tasks'] as const
