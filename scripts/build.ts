import { ensureBuild } from './ensure-build.ts'

/** `build.ts [--generated]`: of code that has been generated, or generates it first. */
const isGenerated = process.argv.includes('--generated')
process.exitCode = (await ensureBuild({ isGenerated })) ? 0 : 1
