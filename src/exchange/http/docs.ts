import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { openApiDocument } from './openapi.ts'

const packageDirectory = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** The reader's files that are served, with their content types. Nothing else of the package is reachable. */
const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Amber exchange</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="/api/docs/favicon-32x32.png">
</head>
<body>
<main id="reader"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true, docExpansion: 'list' })
`

/** No inline scripts. The reader sets style attributes by script, which the policy allows. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves `GET /api/openapi.json` and a reader for it at `/api/docs`, both without third-party hosts. */
export function docsRoutes(): Hono {
  const app = new Hono()
  let document: string | undefined
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument())
    return c.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
  })
  app.get('/api/docs', (c) => c.html(page, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' }))
  app.get('/api/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.get('/api/docs/:file', (c, next) => {
    const file = c.req.param('file')
    const type = Object.hasOwn(files, file) ? files[file] : undefined
    if (!type) return next()
    let content = contents.get(file)
    if (!content) contents.set(file, (content = new Uint8Array(readFileSync(join(packageDirectory(), file)))))
    return c.body(content, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' })
  })
  return app
}
