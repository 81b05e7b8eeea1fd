import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'

/** Awaits the subject of a page. If it does not exist or is not for this user, throws a 404: the exchange never
 * distinguishes the two. */
export async function orNotFound<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (businessCodeOf(error) === codes.notFound) throw notFound()
    throw error
  }
}
