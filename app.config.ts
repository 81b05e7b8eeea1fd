import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'
import { buildId } from './build/build-id.ts'
import { checkRenderer } from './build/check-renderer.ts'
import { clientChunks } from './build/client-chunks.ts'
import { devExchange } from './build/dev-exchange.ts'
import { fewPreloads } from './build/few-preloads.ts'
import { functionId } from './build/function-id.ts'
import { inlineCodes } from './build/inline-codes.ts'
import { namedReact } from './build/named-react.ts'
import { oneLanguage } from './build/one-language.ts'
import { planChunks } from './build/plan-chunks.ts'
import { quickPlurals } from './build/quick-plurals.ts'
import { slimMessages } from './build/slim-messages.ts'
import { slimPreload } from './build/slim-preload.ts'
import { slimRoutes } from './build/slim-routes.ts'
import { renderInPieces } from './build/render-in-pieces.ts'
import { serviceWorker } from './build/service-worker.ts'
import { slimStart } from './build/slim-start.ts'
import { paraglideOptions } from './src/i18n/compiler-options.ts'

/** Server code that must never reach a browser; the build fails if it would. */
const serverOnly = [
  'src/upstream/**',
  'src/exchange/**',
  'src/art/**',
  'src/simulators/**',
  'src/host/**',
  '**/*.server.*',
]

const preset = process.env.NITRO_PRESET ?? 'standard'

export default defineConfig(({ command }) => ({
  server: { port: Number(process.env.PORT ?? 3000) },
  // React has this hook built in since 18; the shim only adds weight.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    // All colours use light-dark(): these browsers support it, so nothing rewrites it.
    // Links prefetch a page's code. Listing the dependencies of every import would cost each visit 3 kB.
    modulePreload: false,
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
  },
  ...(command === 'build' && {
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
      // Libraries mark files with 'use client', which means nothing to this site: it has no server components.
      nitro: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
    },
  }),
  plugins: [
    tanstackStart({
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        semicolons: false,
        quoteStyle: 'single',
        // A page's loader is in the page's chunk: links prefetch both.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      importProtection: { behavior: 'error', client: { files: serverOnly } },
      serverFns: { generateFunctionId: functionId },
    }),
    viteReact(),
    inlineCodes(),
    quickPlurals(),
    slimMessages(),
    slimPreload(),
    fewPreloads(),
    oneLanguage(),
    namedReact(),
    planChunks(),
    slimRoutes(),
    slimStart(),
    checkRenderer(),
    renderInPieces(),
    serviceWorker(),
    buildId(Number(process.env.BUILD_POLL_SECONDS ?? 60)),
    ...(command === 'serve'
      ? // The exchange and the site share Vite's process, so development needs no Nitro. A build finds the messages already
        // compiled: the plugin would keep its process alive for half a minute after the work is done.
        [paraglideVitePlugin(paraglideOptions), devExchange()]
      : // `standard` exports one web handler, which src/main.ts mounts; NITRO_PRESET selects another runtime.
        [
          nitro({
            preset,
            // Other platforms start often, for one request: there is less for them to read, and a worker's upload is one
            // file. The market's own process, which starts once, keeps names that a stack trace can be read by.
            minify: preset !== 'standard',
            ...(preset.startsWith('cloudflare') && {
              rolldownConfig: { output: { inlineDynamicImports: true } },
            }),
            // Their networks compress by themselves.
            compressPublicAssets: preset === 'standard' && { gzip: true, brotli: true },
            ...(process.env.NITRO_OUTPUT_DIR && { output: { dir: process.env.NITRO_OUTPUT_DIR } }),
          }),
        ]),
  ],
}))
