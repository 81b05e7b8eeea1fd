import { ensureBuild } from './ensure-build.ts'

process.exitCode = (await ensureBuild()) ? 0 : 1
