import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { recordQuery } from './queries.ts'

/** Loads the conversation of a page. */
export const loadFeedback = (queryClient: QueryClient, feedbackId: string) =>
  orNotFound(queryClient.ensureQueryData({ ...recordQuery(feedbackId), meta: { quiet: true } }))
