import { defineConfig } from 'vitest/config'
import { PropertiesFirst } from './tests/setup/properties-first.ts'

const integration = {
  environment: 'node' as const,
  globalSetup: ['tests/setup/global.ts'],
  // Each exchange has a database of its own; what its files share is the code, which takes a second or two to load.
  isolate: false,
  // Whole markets are made before some tests; a busy machine takes its time for that.
  testTimeout: 120_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: PropertiesFirst },
    // A run that matches no test is a mistake, never a success.
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'tests/setup/**/*.test.ts', 'scripts/**/*.test.ts'],
          // No test of these takes a second; a busy machine may, and `npm test` builds and checks meanwhile.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...integration, name: 'integration', include: ['tests/integration/**/*.test.ts'] } },
      { test: { ...integration, name: 'properties', include: ['tests/properties/**/*.test.ts'] } },
    ],
  },
})
