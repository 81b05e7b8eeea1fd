import { ensureBuild } from './ensure-build.ts'

/** `build.ts [--generated]`: the flag skips code generation. */
const isGenerated = process.argv.includes('--generated')
process.exitCode = (await ensureBuild({ isGenerated })) ? 0 : 1
