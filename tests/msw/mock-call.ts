import { http, HttpResponse } from 'msw'
import type { DefaultBodyType, HttpHandler } from 'msw'
import type { Call, CallAnswer, CallRequest } from '#contract/call.ts'
import type { CallExtra } from '#lib/calls/call-result.ts'

interface Asked<C extends Call> {
  /** The caller's input, parsed with the call's request schema. */
  input: CallRequest<C>
  request: Request
  headers: Headers
}

class Refusal {
  readonly body: { code: number; message: string; data: null; extra?: CallExtra | undefined }
  constructor(code: number, message: string, extra?: CallExtra) {
    this.body = { code, message, data: null, extra }
  }
}

/** Returned by a resolver to refuse the call with a business code. */
export const refuse = (code: number, message: string, extra?: CallExtra) => new Refusal(code, message, extra)

type Answer<C extends Call> = CallAnswer<C> | Refusal | Response

/** Mocks one call by its object in the contract: matches its method and path, parses its request with its schema
 * (answering 400 if invalid), and wraps the answer as the exchange does. A `Response` is sent unchanged. */
export function mockCall<C extends Call>(
  call: C,
  resolver: (asked: Asked<C>) => Answer<C> | Promise<Answer<C>>,
): HttpHandler {
  const method = call.method === 'GET' ? http.get : http.post
  return method(`*${call.path}`, async ({ request }) => {
    const sent = await sentIn(call, request.clone())
    const parsed = call.request.safeParse(sent)
    if (!parsed.success) return HttpResponse.json({ message: 'the request breaks the contract' }, { status: 400 })
    const answer = await resolver({ input: parsed.data as CallRequest<C>, request, headers: request.headers })
    if (answer instanceof Response) return answer
    if (answer instanceof Refusal) return HttpResponse.json(answer.body as DefaultBodyType)
    return HttpResponse.json({ code: 0, message: '', data: answer as DefaultBodyType })
  })
}

async function sentIn(call: Call, request: Request): Promise<unknown> {
  if (call.method === 'GET') return unflatten(new URL(request.url).searchParams)
  return call.body === 'form' ? Object.fromEntries(await request.formData()) : request.json()
}

/** `a[0]=x&a[1]=y` -> `{ a: ['x', 'y'] }` */
function unflatten(query: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, value] of query) {
    const [, name = key, index] = /^(\w+)\[(\d+)\]$/.exec(key) ?? []
    if (index === undefined) input[name] = value
    else ((input[name] ??= []) as string[])[Number(index)] = value
  }
  return input
}
