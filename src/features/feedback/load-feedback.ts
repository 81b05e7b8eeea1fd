import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { recordQuery } from './queries.ts'

/** The conversation of a page; one that is not there, or not this person's, is not found. */
export async function loadFeedback(queryClient: QueryClient, feedbackId: string) {
  try {
    return await queryClient.ensureQueryData({ ...recordQuery(feedbackId), meta: { quiet: true } })
  } catch (error) {
    if (businessCodeOf(error) === codes.notFound) throw notFound()
    throw error
  }
}
