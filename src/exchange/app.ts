import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { type Call, keyPattern } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { noticePath } from '#contract/words.ts'
import { shownUserHeader } from '#lib/calls/shown-user.ts'
import { isMultipart, isUrlencoded } from '#lib/wire/form-type.ts'
import { maxJsonDepth, nestsDeeper } from '#lib/wire/json-depth.ts'
import { findMalformedText } from '#lib/wire/malformed-text.ts'
import { refusalOf } from './accounts/restrictions.ts'
import { subkey } from './accounts/sealed-secret.ts'
import { findCaller } from './accounts/sessions.ts'
import { boundedLogger } from './bounded-log.ts'
import { isLostConnection } from './db/lost-connection.ts'
import type { CallContext, Locale } from './http/context.ts'
import { Encoded } from './http/encoded.ts'
import { findFirstAnswer, runOnce } from './http/idempotency.ts'
import { limitForm, limitJson } from './http/limit-body.ts'
import { readQuery } from './http/query-string.ts'
import { askedLocaleOf, bearerOf, deviceOf, localeOf } from './http/request-facts.ts'
import type { Route } from './http/routes.ts'
import { logger } from './log.ts'
import { ServiceUnavailable } from './ports/service-unavailable.ts'
import { invalidRequest, Refusal, refusals, refuse } from './refusal.ts'
import { otherRoutes, routes } from './routes.ts'
import type { Services } from './services.ts'

const formPaths = new Set(routes.filter(({ call }) => call.body === 'form').map(({ call }) => call.path))

/** How many wrong fields a refusal names. */
const maxFields = 20

/** The exchange over HTTP: every call of the contract, plus its other routes. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  app.use('/api/*', async (c, next) => {
    if (!isTypeAccepted(c)) return c.json(envelope(wrongType(), localeOf(c)), 415)
    await next()
  })
  app.use('/api/*', (c, next) => (formPaths.has(c.req.path) ? limitForm : limitJson)(c, next))
  for (const route of routes) {
    app.on(route.call.method, route.call.path, async (c) => {
      const outcome = await runRoute(services, route, c).catch((error: unknown) => asRefusal(error, route.call.name))
      if (outcome instanceof Encoded) return c.body(encodedEnvelope(outcome), 200, jsonHeaders)
      return c.json(envelope(outcome, localeOf(c)))
    })
  }
  for (const other of otherRoutes(services)) app.route('/', other)
  app.notFound((c) => c.json(envelope(refusals.notFound(), localeOf(c)), 404))
  return app
}

/** A call reads a form only if it carries a file, and then no urlencoded one, which takes long to parse. */
function isTypeAccepted({ req }: Context): boolean {
  const type = req.header('content-type') ?? ''
  if (isUrlencoded(type)) return req.path === noticePath
  return !isMultipart(type) || formPaths.has(req.path)
}

const wrongType = () =>
  refuse(codes.requestInvalid, 'A body of this type is not accepted here.', '不接受此类型的请求内容。')

async function runRoute(services: Services, route: Route, c: Context): Promise<unknown> {
  const { call } = route
  // Before the body, which is expensive to read and to check.
  const found =
    call.session === 'none'
      ? null
      : await findCaller(services.db, bearerOf(c), { ...deviceOf(c), locale: askedLocaleOf(c) })
  if (call.session === 'required' && found instanceof Refusal) return found
  const input = await readInput(call, c)
  if (input instanceof Refusal) return input
  const odd = findMalformedText(input)
  if (odd !== null) return invalidRequest([odd])
  const parsed = call.request.safeParse(input)
  if (!parsed.success) {
    const fields = parsed.error.issues.slice(0, maxFields).map((issue) => issue.path.join('.'))
    return invalidRequest(fields)
  }
  const known = found instanceof Refusal ? null : found
  const caller = known?.caller ?? null
  const shown = c.req.header(shownUserHeader)
  if (caller && shown && shown !== String(caller.userId)) return refusals.personChanged()
  const refusal = known && !call.openToFrozen ? refusalOf(known.restrictions, 'change') : null
  if (refusal) return refusal
  const headers = Object.fromEntries(call.headers.map((name) => [name, c.req.header(name)?.slice(0, 400)]))
  const context: CallContext = { ...services, caller, locale: localeOf(c), device: deviceOf(c), headers }
  const key = c.req.header('idempotency-key') ?? ''
  const keyed = () => {
    if (!keyPattern.test(key)) return refuse(codes.keyMissing, 'The request has no key.', '请求缺少标识。')
    const bodyKey = subkey(services.settings.secretKey, 'request-bodies')
    return { bodyKey, userId: caller!.userId, key, call: call.name, body: parsed.data }
  }
  const outcome = await route.run(context, parsed.data as never, {
    async once(command) {
      const request = keyed()
      return request instanceof Refusal ? request : runOnce(services.db, request, command)
    },
    async findFirst() {
      const request = keyed()
      return request instanceof Refusal ? request : findFirstAnswer(services.db, request)
    },
  })
  return outcome instanceof Refusal || outcome instanceof Encoded ? outcome : call.response.parse(outcome)
}

async function readInput({ method, body }: Call, c: Context): Promise<unknown> {
  if (method === 'GET') return readQuery(new URL(c.req.url).searchParams)
  if (body === 'form') return c.req.parseBody().catch(() => null)
  const json = new Uint8Array(await c.req.arrayBuffer())
  if (nestsDeeper(json, maxJsonDepth))
    return refuse(codes.requestInvalid, 'The request nests too deeply.', '请求嵌套过深。')
  try {
    return JSON.parse(new TextDecoder().decode(json))
  } catch {
    return null
  }
}

/** Turns an error into a refusal: the defect is logged, and people get its id. */
function asRefusal(error: unknown, call: string): Refusal {
  if (error instanceof ServiceUnavailable) {
    logger.warn({ call, service: error.service, cause: error.message }, 'outside service unavailable')
    return refuse(
      codes.serviceUnavailable,
      'An outside service does not answer. Nothing was changed; please try again.',
      '外部服务无响应，未做任何更改，请重试。',
    )
  }
  if (isLostConnection(error)) {
    boundedLogger.warn({ call, error }, 'the database was lost')
    return refuse(
      codes.serviceUnavailable,
      'The market is temporarily unavailable. It is safe to try again: nothing is done twice.',
      '市场暂时无法访问数据，请重试，操作不会重复执行。',
    )
  }
  const errorId = randomUUID()
  logger.error({ call, errorId, error }, 'call failed')
  return refuse(codes.internal, 'Something went wrong here. Please try again later.', '服务出错，请稍后重试。', {
    error_id: errorId,
  })
}

function envelope(outcome: unknown, locale: Locale) {
  if (!(outcome instanceof Refusal)) return { code: codes.ok, message: '', data: outcome }
  return { code: outcome.code, message: outcome.message[locale], data: null, extra: outcome.extra }
}

const jsonHeaders = { 'content-type': 'application/json' }

/** As bytes, since the text is ASCII: the server would scan each character twice to find that out. */
const encodedEnvelope = ({ json }: Encoded<unknown>) =>
  Buffer.from(`{"code":${codes.ok},"message":"","data":${json}}`, 'latin1')
