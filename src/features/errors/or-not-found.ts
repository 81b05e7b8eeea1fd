import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'

/** What a page is about. What is not there, or not for this person, is a 404: the exchange tells the two apart for nobody. */
export async function orNotFound<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (businessCodeOf(error) === codes.notFound) throw notFound()
    throw error
  }
}
