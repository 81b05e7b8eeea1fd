import { build, type Plugin } from 'vite'

/** The address decides which pages the worker may serve: all of them. */
const fileName = 'sw.js'

/** Bundles the service worker into one plain script beside the client's, whose chunks it must not share: browsers load
 * no more of it than this file. */
export function serviceWorker(): Plugin {
  return {
    name: 'amber:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundleWorker() })
    },
  }
}

/** The worker's code. */
export async function bundleWorker(): Promise<string> {
  const input = 'src/features/kept-pages/service-worker.ts'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife', entryFileNames: fileName } } },
  })
  const [file, ...others] = 'output' in built ? built.output : []
  if (file?.type !== 'chunk' || others.length > 0) throw new Error('the service worker is not one script')
  return file.code
}
