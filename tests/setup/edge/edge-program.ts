import { resolve } from 'node:path'

/** What a site elsewhere is told, and nothing else of this machine's environment. */
const told = ['UPSTREAM_URL', 'PUBLIC_URL', 'AMBER_MODE'] as const

export function edgeBuildOf(preset: string) {
  return {
    folder: resolve('.output-edge', preset),
    port: Number(process.env.PORT),
    settings: Object.fromEntries(told.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  }
}

/** Ends the program in order when it is told to. */
export function stopWith(stop: () => Promise<unknown>): void {
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
}
