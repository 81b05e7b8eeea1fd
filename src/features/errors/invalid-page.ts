import { notFound } from '@tanstack/react-router'

const mark = 'invalid'

/** S2.14 Returns the error that a page throws when its address is malformed: a 404 with its own text. */
export const invalidPage = () => notFound({ data: mark })

/** Whether a 404 is due to a malformed address, and not to one that might have existed. */
export const isInvalidPage = (data: unknown): boolean => data === mark
