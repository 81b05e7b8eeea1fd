import { notFound } from '@tanstack/react-router'

const mark = 'invalid'

/** S2.14 What a page throws whose address can't be one of its own: a 404 with its own words. */
export const invalidPage = () => notFound({ data: mark })

/** Whether a 404 is one of those; the others are of addresses that might have been. */
export const isInvalidPage = (data: unknown): boolean => data === mark
