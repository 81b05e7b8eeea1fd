import { resolve } from 'node:path'

/** The only environment variables of this machine that a site on another runtime gets. */
const told = ['UPSTREAM_URL', 'PUBLIC_URL', 'AMBER_MODE'] as const

export function edgeBuildOf(preset: string) {
  return {
    folder: resolve('.output-edge', preset),
    port: Number(process.env.PORT),
    settings: Object.fromEntries(told.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  }
}

/** Shuts down cleanly on SIGTERM. */
export function stopWith(stop: () => Promise<unknown>): void {
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
}
