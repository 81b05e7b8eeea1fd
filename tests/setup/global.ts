import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** maintenance database of the run's own PostgreSQL server */
    postgresUrl: string
  }
}

/** Starts one PostgreSQL server for all test files of a run; each file creates its own databases on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
