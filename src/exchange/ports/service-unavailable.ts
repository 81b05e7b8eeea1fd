export type OutageReason =
  'timeout' | 'network' | 'rate_limited' | 'server_error' | 'malformed_answer' | 'unauthorized' | 'circuit_broken'

/**
 * The one exception of every port: the service could not be reached, or its answer can't be understood, so the outcome
 * is unknown. The message names only the service and the operation: URLs contain keys and must not appear here.
 */
export class ServiceUnavailable extends Error {
  readonly service: string
  readonly operation: string
  readonly reason: OutageReason
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number

  constructor(service: string, operation: string, reason: OutageReason, retryAfter = 30) {
    super(`${service} is unavailable: ${operation} (${reason})`)
    this.name = 'ServiceUnavailable'
    this.service = service
    this.operation = operation
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
