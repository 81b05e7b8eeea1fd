import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface BuiltSite {
  fetch: (request: Request) => Response | Promise<Response>
  /** Folder of the static files. */
  publicDir: string
}

/**
 * Imports the output of `npm run build`.
 * @throws if there is none
 */
export async function loadBuiltSite(root: string): Promise<BuiltSite> {
  const entry = join(root, '.output/server/index.mjs')
  if (!existsSync(entry)) throw new Error('The site is not built: run npm run build first')
  const built = (await import(pathToFileURL(entry).href)) as { default: Pick<BuiltSite, 'fetch'> }
  return { fetch: (request) => built.default.fetch(request), publicDir: join(root, '.output/public') }
}
