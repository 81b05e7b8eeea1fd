import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { recordQuery } from './queries.ts'

/** Loads a page's conversation. */
export const loadFeedback = (queryClient: QueryClient, feedbackId: string) =>
  orNotFound(queryClient.ensureQueryData({ ...recordQuery(feedbackId), meta: { quiet: true } }))
