/** Details of a refusal besides its message, e.g. `expire_time` in seconds (S3.7). */
export type CallExtra = Record<string, string | number | boolean | null>

/** Why a call of the exchange failed, as a plain value that travels from server to browser unchanged. */
export type CallError =
  /** The exchange refused: `message` is human-readable, in the user's language. */
  | { kind: 'business'; code: number; message: string; extra: CallExtra | undefined }
  /** Refused before any business rule, or no answer: 400 to 404 and 500 to 504 (S8.1, S8.2). */
  | { kind: 'http'; status: number }
  /** The browser got no answer: the connection broke, or the site cannot be reached. It may have been done. */
  | { kind: 'lost' }
  /** The browser has no network: nothing was sent. */
  | { kind: 'offline'; isWrite: boolean }
  /** A bug. The log has the details under this id. */
  | { kind: 'unknown'; id: string }

export type CallResult<Data> = { ok: true; data: Data } | { ok: false; error: CallError }

/** 502 and 504 also stand for a network error and a timeout. */
const unansweredStatuses = new Set([502, 503, 504])

/** Whether the exchange did not answer the call, so that the same one may succeed at once. */
export const isUnanswered = (error: CallError) => error.kind === 'http' && unansweredStatuses.has(error.status)

/** A `CallError` for code based on exceptions: React Query, loaders. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly error: CallError

  constructor(error: CallError) {
    super(error.kind === 'business' ? error.message : error.kind === 'http' ? `http ${error.status}` : error.kind)
    this.error = error
  }
}

/**
 * Returns the data of a successful call.
 * @throws UpstreamError if it failed
 */
export function unwrap<Data>(result: CallResult<Data>): Data {
  if (result.ok) return result.data
  throw new UpstreamError(result.error)
}

/** The business code an error carries, or undefined. */
export function businessCodeOf(error: unknown): number | undefined {
  return error instanceof UpstreamError && error.error.kind === 'business' ? error.error.code : undefined
}
