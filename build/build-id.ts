import type { Plugin } from 'vite'

/** S2.17, S7.6 Gives a build its id, and emits files that name the latest build and when this one was made. */
export function buildId(pollSeconds: number): Plugin {
  const made = Date.now()
  const id = made.toString(36)
  return {
    name: 'amber:build-id',
    config: (_config, { command }) => ({
      define: { __BUILD__: JSON.stringify({ id: command === 'build' ? id : 'dev', pollMs: pollSeconds * 1000 }) },
    }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      const source = JSON.stringify({ id, timestamp: made })
      this.emitFile({ type: 'asset', fileName: 'build/latest.json', source })
      this.emitFile({ type: 'asset', fileName: `build/meta/${id}.json`, source })
    },
  }
}
