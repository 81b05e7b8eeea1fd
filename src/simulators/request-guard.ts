import { createMiddleware } from 'hono/factory'

/** Refuses a form that another site posts: the signed-in person of the simulator did not mean it. */
export const refuseCrossSite = createMiddleware(async (context, next) => {
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (!isRead && context.req.header('sec-fetch-site') === 'cross-site') return context.text('cross-site request', 403)
  await next()
})
