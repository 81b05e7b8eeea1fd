import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'
import { buildId } from './build/build-id.ts'
import { checkRenderer } from './build/check-renderer.ts'
import { clientChunks } from './build/client-chunks.ts'
import { devExchange } from './build/dev-exchange.ts'
import { inlineCodes } from './build/inline-codes.ts'
import { oneLanguage } from './build/one-language.ts'
import { quickPlurals } from './build/quick-plurals.ts'
import { slimMessages } from './build/slim-messages.ts'
import { slimPreload } from './build/slim-preload.ts'
import { slimSeroval } from './build/slim-seroval.ts'
import { paraglideOptions } from './src/i18n/compiler-options.ts'

/** Code of the server that must never reach a browser; a build that would take it there fails. */
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
  // React has had this hook of its own since 18: the stand-in for older ones is dead weight.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    // Every colour is a light-dark(): these browsers know it, and nothing rewrites it.
    // Links fetch a page's code ahead. To name what each import needs besides would cost every visit 3 kB.
    modulePreload: false,
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
  },
  ...(command === 'build' && {
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
      // Libraries mark their files for server components, which this site has none of.
      nitro: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
    },
  }),
  plugins: [
    tanstackStart({
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        semicolons: false,
        quoteStyle: 'single',
        // A page's loader comes with the page: links fetch both ahead.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      importProtection: { behavior: 'error', client: { files: serverOnly } },
    }),
    viteReact(),
    inlineCodes(),
    quickPlurals(),
    slimMessages(),
    slimPreload(),
    oneLanguage(),
    slimSeroval(),
    checkRenderer(),
    buildId(Number(process.env.BUILD_POLL_SECONDS ?? 60)),
    ...(command === 'serve'
      ? // The exchange and the site share Vite's process, so Nitro has no part in development. And a build finds the messages
        // compiled: the plugin would keep its process alive for half a minute after the work is done.
        [paraglideVitePlugin(paraglideOptions), devExchange()]
      : // `standard` exports one web handler, which src/main.ts mounts; NITRO_PRESET names another runtime.
        [
          nitro({
            preset,
            // Networks of other platforms compress by themselves.
            compressPublicAssets: preset === 'standard' && { gzip: true, brotli: true },
            ...(process.env.NITRO_OUTPUT_DIR && { output: { dir: process.env.NITRO_OUTPUT_DIR } }),
          }),
        ]),
  ],
}))
