import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Takes a build's folder and a page's address; prints what entry.tsx measured. */
const [folder = '', url = '', agent = ''] = process.argv.slice(2)
const entry = pathToFileURL(join(resolve(folder), 'server/index.mjs')).href
const built = (await import(entry)) as { default: { fetch(request: Request): Promise<Response> } }
const response = await built.default.fetch(new Request(url, { headers: { 'user-agent': agent } }))
if (response.status !== 200) throw new Error(`the page answered ${response.status}: ${await response.text()}`)
console.log(await response.text())
process.exit()
