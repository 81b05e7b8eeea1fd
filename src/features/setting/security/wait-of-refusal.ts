import { codes } from '#contract/codes.ts'
import { fieldRules } from '#features/credentials/fields.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'

/**
 * The seconds until another SMS may be sent, if a code was refused because the phone has just received one; signing in
 * sends one too. Undefined for waits too long for a countdown.
 */
export function waitOfRefusal(error: unknown): number | undefined {
  if (!(error instanceof UpstreamError) || error.error.kind !== 'business') return undefined
  const { code, extra } = error.error
  const seconds = extra?.retry_after
  const isShort = typeof seconds === 'number' && seconds <= fieldRules.resendSeconds
  return code === codes.tooManyRequests && isShort ? seconds : undefined
}
