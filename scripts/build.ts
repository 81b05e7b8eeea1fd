import { buildSite, ensureBuild } from './ensure-build.ts'

/**
 * `build.ts` builds the site, changed or not. `build.ts --generated` builds what is missing or stale without generating
 * code, beside checks that read that code.
 */
if (process.argv.includes('--generated')) process.exitCode = (await ensureBuild({ isGenerated: true })) ? 0 : 1
else await buildSite({ isShown: true })
