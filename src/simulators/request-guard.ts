import { createMiddleware } from 'hono/factory'

/** Refuses cross-site form posts: the signed-in user of the simulator did not intend them. */
export const refuseCrossSite = createMiddleware(async (context, next) => {
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (!isRead && context.req.header('sec-fetch-site') === 'cross-site') return context.text('cross-site request', 403)
  await next()
})
