import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { STYLESHEET } from '../page.ts'
import { refuseCrossSite } from '../request-guard.ts'
import { controlRoutes } from './control-routes.ts'
import { createMisbehaviour, type Misbehaviour } from './misbehaviour.ts'
import { pageRoutes } from './page-routes.ts'
import { serviceRoutes } from './service-routes.ts'
import { openVerifications, type Verifications } from './tables.ts'

export interface IdentitySimulatorOptions {
  db: DatabaseSync
  clock: () => Date
  /** Origin at which browsers reach the simulator. */
  publicUrl: string
  mountPath?: string
  /** Credentials with which the market signs. */
  clientId: string
  secret: string
  sleep?: (ms: number) => Promise<void>
}

/** Shared by all routes of the simulator. */
export interface IdentityContext {
  verifications: Verifications
  misbehaviour: Misbehaviour
  clock: () => Date
  clientId: string
  secret: string
  baseUrl: string
  mountPath: string
}

export interface IdentitySimulator {
  fetch(request: Request): Promise<Response>
  baseUrl: string
}

/** An identity service with a page on which a person confirms, fails or refuses. */
export function createIdentitySimulator(options: IdentitySimulatorOptions): IdentitySimulator {
  const { db, clock, publicUrl, mountPath = '/simulators/identity', clientId, secret } = options
  const { sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = options
  const identity: IdentityContext = {
    verifications: openVerifications(db, clock),
    misbehaviour: createMisbehaviour(sleep),
    clock,
    clientId,
    secret,
    baseUrl: `${publicUrl}${mountPath}`,
    mountPath,
  }
  const app = new Hono({ strict: false }).basePath(mountPath)
  app.use('*', refuseCrossSite)
  app.get('/style.css', (context) => context.body(STYLESHEET, 200, { 'content-type': 'text/css; charset=utf-8' }))
  for (const routes of [serviceRoutes(identity), pageRoutes(identity), controlRoutes(identity)]) app.route('/', routes)
  return { fetch: async (request) => app.fetch(request), baseUrl: identity.baseUrl }
}
