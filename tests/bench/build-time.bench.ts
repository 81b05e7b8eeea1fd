import { buildSite } from '../../scripts/ensure-build.ts'
import type { Bench } from './bench.ts'

export const bench: Bench = {
  name: 'build',
  run: async () => [{ what: 'build', value: await buildSite(), unit: 's' }],
}
