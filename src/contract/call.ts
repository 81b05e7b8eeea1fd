import { z } from 'zod'

/** Who may make a call: anyone; anyone, with an answer that depends on the caller; or signed-in users only. */
export type SessionNeed = 'none' | 'optional' | 'required'

/**
 * One call of the wire, described once: the exchange registers it, the site calls it, tests mock it, and the OpenAPI
 * document is generated from it.
 */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Need extends SessionNeed = SessionNeed,
> {
  /** `domain.verbNoun`, unique; used in logs, metrics and as the OpenAPI operation id. */
  name: string
  method: 'GET' | 'POST'
  /** Absolute path below the exchange's origin. */
  path: string
  summary: string
  session: Need
  /** A write call that takes an `idempotency-key` header: the same key and body replay the first answer. */
  idempotent: boolean
  /** True for calls that change nothing, so that clients may retry them. Every GET is safe. */
  safe: boolean
  /** True for calls that a frozen user may make: safe ones, and those that write to support or end sessions. */
  openToFrozen: boolean
  /** Lower-case names of call-specific headers; each is optional. */
  headers: readonly string[]
  /** How a POST body is encoded: as JSON, or as form data where it carries a file. */
  body: 'json' | 'form'
  /** GET: the query (strings, indexed arrays already unflattened). POST: the body, as JSON or the fields of the form. */
  request: Request
  /** The `data` of the answer `{code, message, data, extra}`. */
  response: Response
}

type CallOptions<Request extends z.ZodType, Response extends z.ZodType, Need extends SessionNeed> = Pick<
  Call<Request, Response>,
  'name' | 'summary' | 'request' | 'response'
> & { session?: Need } & Partial<Pick<Call, 'idempotent' | 'safe' | 'openToFrozen' | 'headers' | 'body'>>

/** Declares a GET call: safe, and without an idempotency key. */
export function getCall<Request extends z.ZodType, Response extends z.ZodType, Need extends SessionNeed = 'none'>(
  path: string,
  options: CallOptions<Request, Response, Need>,
): Call<Request, Response, Need> {
  return {
    method: 'GET',
    path,
    session: 'none' as Need,
    idempotent: false,
    safe: true,
    openToFrozen: true,
    headers: [],
    body: 'json',
    ...options,
    request: strict(options.request),
  }
}

/** Declares a POST call: not safe to retry unless declared so. */
export function postCall<Request extends z.ZodType, Response extends z.ZodType, Need extends SessionNeed = 'none'>(
  path: string,
  options: CallOptions<Request, Response, Need>,
): Call<Request, Response, Need> {
  const isSafe = options.safe ?? false
  return {
    method: 'POST',
    path,
    session: 'none' as Need,
    idempotent: false,
    safe: isSafe,
    openToFrozen: isSafe,
    headers: [],
    body: 'json',
    ...options,
    request: strict(options.request),
  }
}

/** Unknown fields are refused, never ignored: they would be filters or conditions without effect. */
function strict<Request extends z.ZodType>(request: Request): Request {
  return request instanceof z.ZodObject ? (request.strict() as z.ZodType as Request) : request
}

/** The form of an idempotency key. */
export const keyPattern = /^[\w-]{8,80}$/

/** What a caller passes in, before parsing. */
export type CallInput<C> = C extends Call<infer Request, z.ZodType> ? z.input<Request> : never
/** What the handler sees, after parsing. */
export type CallRequest<C> = C extends Call<infer Request, z.ZodType> ? z.output<Request> : never
/** What the handler returns, before the response schema. */
export type CallAnswer<C> = C extends Call<z.ZodType, infer Response> ? z.input<Response> : never
/** What the caller receives as `data`. */
export type CallData<C> = C extends Call<z.ZodType, infer Response> ? z.output<Response> : never
