import { setFlagsFromString } from 'node:v8'

/**
 * Runs `work` with V8's tier-up of WebAssembly off, for starting the embedded database's engine.
 *
 * V8 recompiles a WebAssembly function with full optimization once it looks hot. One of 105 kB looks hot while the
 * engine starts, is never called again, and costs the compiler 600 MB. Whatever is hot later is optimized then.
 */
export async function withoutOptimizing<Result>(work: () => Promise<Result>): Promise<Result> {
  // Restricts tier-up to function index 0: an import, which is never compiled.
  setFlagsFromString('--wasm-tier-up-filter=0')
  try {
    return await work()
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1')
  }
}
