import { Miniflare } from 'miniflare'
import { stopWith } from './edge-program.ts'

/** Serves nothing in Cloudflare's runtime on `PORT`: what the runtime itself takes to start. */
const worker = new Miniflare({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  modules: true,
  script: 'export default { fetch: () => new Response() }',
  compatibilityDate: '2026-07-30',
  compatibilityFlags: ['nodejs_compat'],
})
await worker.ready
stopWith(() => worker.dispose())
