import { build } from '../../scripts/ensure-build.ts'
import type { Bench } from './bench.ts'

export const bench: Bench = {
  name: 'build',
  run: async () => [{ what: 'build', value: await build(), unit: 's' }],
}
