import { ensureBuild } from './ensure-build.ts'

process.env.NODE_ENV ??= 'production'

if (await ensureBuild()) await import('../src/main.ts')
else process.exitCode = 1
