import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { IdentityContext } from './identity-simulator.ts'
import { answerHeaders, isSignedRequest } from './signing.ts'
import type { Verification } from './tables.ts'

/** The calls that the market makes; see docs/identity-protocol.md. */
export function serviceRoutes(identity: IdentityContext): Hono {
  const { verifications, misbehaviour, clock, clientId, secret, baseUrl, mountPath } = identity
  const app = new Hono()

  const statusOf = (verification: Verification) => ({
    verification_id: verification.verification_id,
    reference: misbehaviour.take('other_person') ? 'somebody-else' : verification.reference,
    state: verification.state,
    ...(verification.state === 'refused' ? { reason: verification.reason } : {}),
    ...(verification.state === 'confirmed'
      ? { person: { name: verification.name, id_number: verification.id_number } }
      : {}),
  })

  async function answerSigned(
    context: Context,
    act: (body: Record<string, unknown>) => { status: 200 | 400 | 404; data: object },
  ): Promise<Response> {
    await misbehaviour.pause()
    if (misbehaviour.take('errors')) return context.text('internal error', 500)
    const text = context.req.method === 'GET' ? '' : await context.req.text()
    const signature = context.req.header('identity-signature') ?? ''
    const request = {
      method: context.req.method,
      path: new URL(context.req.url).pathname.slice(mountPath.length),
      body: text,
      timestamp: context.req.header('identity-timestamp') ?? '',
      signature,
    }
    const isKnown = context.req.header('identity-client') === clientId
    if (!isKnown || !isSignedRequest(secret, request, clock().getTime()))
      return context.json({ error: 'the signature is wrong' }, 401)
    const { status, data } = act(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>))
    const body = JSON.stringify(data)
    const signer = misbehaviour.take('bad_signatures') ? 'a foreign secret' : secret
    const headers = answerHeaders(signer, { status, requestSignature: signature, body }, clock().getTime())
    return context.body(body, status, headers)
  }

  app.post('/v1/verifications', (context) =>
    answerSigned(context, ({ reference, return_url }) => {
      if (typeof reference !== 'string' || typeof return_url !== 'string' || !/^https?:\/\//.test(return_url))
        return { status: 400, data: { error: 'reference and return_url are needed' } }
      const verification = verifications.begin({
        verification_id: `v_${randomBytes(16).toString('hex')}`,
        reference,
        return_url,
      })
      const { verification_id, expires_at } = verification
      const url = `${baseUrl}/verify/${verification_id}`
      return { status: 200, data: { verification_id, url, expires_at: Math.floor(expires_at / 1000) } }
    }),
  )

  app.get('/v1/verifications/:id', (context) =>
    answerSigned(context, () => {
      const verification = verifications.find(context.req.param('id'))
      return verification
        ? { status: 200, data: statusOf(verification) }
        : { status: 404, data: { error: 'no such verification' } }
    }),
  )
  return app
}
