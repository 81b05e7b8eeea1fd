import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { stopWith, edgeBuildOf } from './edge-program.ts'

/** Serves the site's Cloudflare build in Cloudflare's own runtime on `PORT`. */
const { folder, port, settings } = edgeBuildOf('cloudflare-module')
const root = join(folder, 'server')
const others = globSync('**/*.mjs', { cwd: root }).filter((file) => file !== 'index.mjs')
const worker = new Miniflare({
  host: '127.0.0.1',
  port,
  modulesRoot: root,
  modules: ['index.mjs', ...others].map((file) => ({ type: 'ESModule' as const, path: join(root, file) })),
  // The newest date this runtime supports.
  compatibilityDate: '2026-07-30',
  compatibilityFlags: ['nodejs_compat'],
  bindings: settings,
  assets: { directory: join(folder, 'public'), binding: 'ASSETS', routerConfig: { has_user_worker: true } },
})
await worker.ready
stopWith(() => worker.dispose())
