import { redirect } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/call-result.ts'
import { sessionQuery } from './queries.ts'
import { signInPlace, type GuardedPage } from './sign-in-place.ts'

/** S4.20 What a protected page's loader waits for. When the session turns out to be over, the visitor is led to sign in and no
 * page of errors is shown in between. The queries are quiet: what else fails is told by the page that stands in their place. */
export async function loadSignedIn<Data>({ context, location }: GuardedPage, loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    const code = businessCodeOf(error)
    if (code !== codes.sessionInvalid && code !== codes.sessionEnded) throw error
    context.queryClient.setQueryData(sessionQuery().queryKey, null)
    throw redirect(signInPlace(context.page.device, location))
  }
}
